import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, unique, visit } from "./browser.ts";
import {
  asManager,
  company,
  field,
  managersToken,
  product,
  publish,
  save,
} from "./edited-products.ts";

const phase = (page: Page, name: string) =>
  page.getByRole("group", { name: `Phase ${name}`, exact: true });
const row = (within: Locator, number: number) =>
  within.getByRole("group", { name: `Ingredient ${number}`, exact: true });

interface Written {
  name: string;
  inci?: string;
  weight: string;
}

async function write(within: Locator, number: number, { name, inci, weight }: Written) {
  const line = row(within, number);
  await line.getByRole("combobox", { name: "Ingredient", exact: true }).fill(name);
  if (inci) await line.getByRole("combobox", { name: "INCI" }).fill(inci);
  await line.getByLabel("Weight").fill(weight);
}

const addTo = (within: Locator, name: string) =>
  within.getByRole("button", { name: `Add an ingredient to phase ${name}` }).click();
const inciList = (page: Page) => page.getByRole("region", { name: "INCI list" });
const sum = (page: Page) => page.getByRole("status").filter({ hasText: "Sum" });

test("a formulation is written in three phases, and read by everybody", async () => {
  const page = await asManager("/admin");
  const mark = unique();
  const { address: listed } = await product(page, {
    fields: { name: `Wax ${mark}`, inci: "Cetearyl Alcohol (and) Polysorbate 60" },
  });
  const name = `Balm ${mark}`;
  await visit(page, `/admin/product/formulations/${company}/PERSONALCARE/editor/new`);
  await field(page, "Name *").fill(name);
  await page.getByText("A formulation has phases").waitFor();

  const add = page.getByRole("button", { name: "Add a phase" });
  await add.click();
  const a = phase(page, "A");
  await write(a, 1, { name: "Water", inci: "Aqua", weight: "qs" });
  await addTo(a, "A");
  await write(a, 2, { name: "Glycerin", inci: "Glycerin", weight: "3" });
  // What is meant is said, and written so when one goes on.
  await row(a, 2).getByText("Will be written as 3%.").waitFor();
  await add.click();
  await expect.poll(() => row(a, 2).getByLabel("Weight").inputValue()).toBe("3%");
  const b = phase(page, "B");
  await row(b, 1).getByRole("combobox", { name: "Ingredient", exact: true }).fill(`Wax ${mark}`);
  await page.getByRole("option", { name: `Wax ${mark}` }).click();
  await row(b, 1).getByText(`Listed: Wax ${mark}`).waitFor();
  await row(b, 1).getByLabel("Weight").fill("4% - 6%");
  await addTo(b, "B");
  await write(b, 2, { name: "Squalane", inci: "Squalane", weight: "up to 2%" });
  await add.click();
  const c = phase(page, "C");
  await write(c, 1, { name: "Perfume", inci: "Parfum", weight: "120%" });
  await row(c, 1).getByText("No share is more than 100 %.").waitFor();
  await row(c, 1).getByText("For example 5%, to 5%, up to 5%").waitFor();
  await row(c, 1).getByLabel("Weight").fill("> 0.2%");
  await sum(page).getByText("At most 92.8 % of it is what fills up to 100 %.").waitFor();
  await expect
    .poll(() => inciList(page).getByRole("paragraph").textContent())
    .toBe("Aqua, Cetearyl Alcohol, Glycerin, Squalane, Polysorbate 60, Parfum");
  // Nothing half below the bar that stays on top.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create formulation" }).click();
  await page.getByText("Saved as a draft", { exact: true }).waitFor();
  await page.waitForURL((address) => !address.pathname.endsWith("/new"));

  await publish(page);
  const key = new URL(page.url()).pathname.split("/").at(-1);
  const reader = await newPage({ width: 390, height: 844, locale: "de-DE" });
  await visit(reader, `/formulations/permalink/${key}`);
  await reader.getByRole("heading", { level: 1, name }).waitFor();
  const inci = reader.getByRole("region", { name: "INCI-Liste" });
  await inci.getByText(/^Aqua, Cetearyl Alcohol, /).waitFor();
  await reader.getByText("Davon füllen höchstens 92,8 % auf 100 % auf.").waitFor();
  await noOverflow(reader);
  await expectAccessible(reader);
  await reader.getByRole("link", { name: `Wax ${mark}` }).click();
  await reader.waitForURL(`**/ingredients/permalink/${listed.split("/").at(-1)}`);
});

const balm = (mark: string) => ({
  name: `Salve ${mark}`,
  phases: [
    {
      name: "A",
      ingredients: [
        { name: "Oil", inci: "Squalane", weight: "60%" },
        { name: "Wax", inci: "Cera Alba", weight: "30%" },
      ],
    },
    { name: "B", ingredients: [{ name: "Scent", inci: "Parfum", weight: "1% to 2%" }] },
    { name: "C", ingredients: [] },
  ],
});

test("phases and ingredients are moved by keyboard and mouse, and removed after asking", async () => {
  const { address } = await product(await managersToken(), {
    offering: "FORMULATIONS",
    fields: balm(unique()),
  });
  const page = await asManager(address, { width: 1440, height: 1400 });
  await sum(page).getByText("Sum 91 – 92 %").waitFor();
  await sum(page).getByText("8 – 9 % missing to 100 %.").waitFor();
  const names = async () =>
    Promise.all(
      (await page.getByRole("combobox", { name: "Ingredient", exact: true }).all()).map((each) =>
        each.inputValue(),
      ),
    );
  const handle = (name: string) => page.getByRole("button", { name: new RegExp(`^Move ${name}:`) });

  await handle("Oil").focus();
  await page.keyboard.press("ArrowDown");
  await page.getByText("Oil is now number 2 of phase A").waitFor();
  await expect.poll(names).toEqual(["Wax", "Oil", "Scent"]);
  await page.keyboard.press("ArrowDown");
  await page.getByText("Oil is now number 1 of phase B").waitFor();
  await expect.poll(names).toEqual(["Wax", "Oil", "Scent"]);
  await expect
    .poll(() => phase(page, "B").getByRole("combobox", { name: "Ingredient", exact: true }).count())
    .toBe(2);

  // Away from the bars that stay in sight.
  await phase(page, "B").evaluate((group) => {
    group.scrollIntoView({ block: "start", behavior: "instant" });
    scrollBy({ top: -200, behavior: "instant" });
  });
  await handle("phase B").hover();
  await page.mouse.down();
  const from = await phase(page, "B").boundingBox();
  const to = await phase(page, "C").boundingBox();
  if (!from || !to) throw new Error("phases without a place");
  await page.mouse.move(from.x + 40, to.y + to.height * 0.8, { steps: 12 });
  await page.mouse.up();
  await page.getByText("Phase B is now number 3 of 3").waitFor();

  const remove = phase(page, "B").getByRole("button", { name: "Remove phase B" });
  await remove.click();
  const ask = page.getByRole("dialog", { name: "Remove phase B" });
  await ask.getByText("The 2 ingredients in it are removed as well.").waitFor();
  await ask.getByRole("button", { name: "Cancel" }).last().click();
  await expect.poll(names).toEqual(["Wax", "Oil", "Scent"]);
  await remove.click();
  await ask.getByRole("button", { name: "Remove phase", exact: true }).click();
  await expect.poll(names).toEqual(["Wax"]);

  await row(phase(page, "A"), 1).getByRole("button", { name: "Remove Wax" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(names).toEqual(["Wax"]);
  await save(page);
  await visit(page, address);
  await row(phase(page, "A"), 1).waitFor();
  await expect.poll(names).toEqual(["Wax"]);
});

test("rows of a table are pasted; a weight that is missing is told with its place", async () => {
  const { address } = await product(await managersToken(), {
    offering: "FORMULATIONS",
    draft: true,
    fields: { name: `Gel ${unique()}` },
  });
  const page = await asManager(address);
  await page.getByRole("button", { name: "Add a phase" }).click();
  const a = phase(page, "A");
  await row(a, 1)
    .getByRole("combobox", { name: "Ingredient", exact: true })
    .evaluate((input) => {
      const data = new DataTransfer();
      data.setData("text", "Water\tAqua\tSolvent\tqs (to 100)\nGum\tXanthan Gum\t0.5%\nSalt");
      input.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
  await row(a, 3).waitFor();
  await expect.poll(() => row(a, 1).getByLabel("Weight").inputValue()).toBe("qs (to 100)");
  await expect
    .poll(() => row(a, 2).getByRole("combobox", { name: "INCI" }).inputValue())
    .toBe("Xanthan Gum");
  await sum(page).getByText("One ingredient has no valid weight.").waitFor();
  await addTo(a, "A");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alert").getByRole("button").first().click();
  await expect
    .poll(() =>
      row(a, 3)
        .getByLabel("Weight")
        .evaluate((input) => input === document.activeElement),
    )
    .toBe(true);
  await row(a, 3).getByLabel("Weight").fill("1%");
  // The line into which nothing was written is no matter.
  await save(page);
  await row(a, 4).waitFor({ state: "detached" });
});

test("the summary of faults leads to the name of an entry that is missing", async () => {
  const { address } = await product(await managersToken(), {
    offering: "FORMULATIONS",
    draft: true,
    fields: {
      name: `Mist ${unique()}`,
      concepts: ["Calm", "Wake"].map((title) => ({ title, description: "For the skin." })),
    },
  });
  const page = await asManager(address);
  const concept = page.getByRole("textbox", { name: "Concept", exact: true }).nth(1);
  await expect.poll(() => concept.inputValue()).toBe("Wake");
  await concept.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alert").getByRole("button").first().click();
  await expect.poll(() => concept.evaluate((input) => input === document.activeElement)).toBe(true);
  await concept.fill("Night");
  await save(page);
});
