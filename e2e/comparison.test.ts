import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, heldToken, newPage, noOverflow, unique, visit } from "./browser.ts";
import { asManager, managersToken, product } from "./edited-products.ts";

interface Made {
  key: string;
  name: string;
}

/** Products that no other test knows: the same but for what is given. */
async function make(given: Record<string, object>): Promise<Record<string, Made>> {
  const token = await managersToken();
  const ending = unique();
  const made: Record<string, Made> = {};
  for (const [word, fields] of Object.entries(given)) {
    const name = `${word} ${ending}`;
    const { key } = await product(token, { fields: { name, ...fields } });
    made[word] = { key, name };
  }
  return made;
}

const address = (made: Record<string, Made>) =>
  `/compare?products=${Object.values(made)
    .map(({ key }) => key)
    .join(",")}`;
const heads = (page: Page) => page.getByRole("columnheader").allInnerTexts();
/** What stands in a row, by the field's name. */
const row = (page: Page, name: string | RegExp) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

test("products are collected on their pages, compared, put in order and taken away by keyboard", async () => {
  const { Alba, Bruma } = await make({
    Alba: { inci: "Glycerin", functions: ["Humectant", "Solvent"], shelf_life: 24 },
    Bruma: { inci: "Glycerin", functions: ["Humectant"], shelf_life: 12 },
  });
  if (!Alba || !Bruma) throw new Error("two products");
  const page = await newPage();
  await visit(page, `/ingredients/permalink/${Alba.key}`);
  const tray = page.getByRole("region", { name: "Products to compare" });
  await page.getByRole("button", { name: `Compare ${Alba.name}` }).press("Space");
  await tray.getByText("Add one more to compare.").waitFor();
  // Another tab knows it.
  const other = await page.context().newPage();
  await visit(other, `/ingredients/permalink/${Bruma.key}`);
  await other.getByRole("button", { name: `Compare ${Bruma.name}` }).press("Enter");
  await tray.getByText("2 of 6 to compare").waitFor();
  await tray.getByRole("link", { name: "Compare now" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Compare ingredients" }).waitFor();
  await expect.poll(() => heads(page)).toHaveLength(2);
  await expect.poll(() => row(page, "INCI").getByText("Glycerin").count()).toBe(2);
  await expect.poll(() => row(page, "INCI").getByLabel("Differs").count()).toBe(0);
  await expect
    .poll(() =>
      row(page, /Shelf life/)
        .getByLabel("Differs")
        .count(),
    )
    .toBe(1);
  await expect
    .poll(() =>
      row(page, /Functions/)
        .locator("strong")
        .allInnerTexts(),
    )
    .toEqual(["Solvent"]);
  await expectAccessible(page);

  await page.getByRole("switch", { name: "Only differences" }).press("Space");
  await row(page, "INCI").waitFor({ state: "detached" });
  await row(page, /Shelf life/).waitFor();
  await expect.poll(() => page.url()).toContain("differences=true");

  const left = page.getByRole("button", { name: `Move ${Bruma.name} to the left` });
  await left.press("Enter");
  await page.getByText(`${Bruma.name} is now number 1 of 2.`).waitFor();
  await expect.poll(async () => (await heads(page))[0]).toContain(Bruma.name);
  // It cannot go further: the way back has the focus.
  const right = page.getByRole("button", { name: `Move ${Bruma.name} to the right` });
  await expect.poll(() => right.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole("button", { name: `Remove ${Alba.name}` }).press("Enter");
  await page.getByText("One product alone has nothing to differ from.").waitFor();
  // What was collected follows, in the other tab too.
  await other.getByText("1 of 6 to compare").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => heads(page)).toHaveLength(2);

  await page.getByRole("button", { name: `Remove ${Bruma.name}` }).press("Enter");
  await expect.poll(() => heads(page)).toHaveLength(1);
  await page.getByRole("combobox", { name: "Add a product" }).fill(Bruma.name);
  await page.getByRole("option", { name: new RegExp(Bruma.name) }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => heads(page)).toHaveLength(2);
});

test("auf dem Telefon auf Deutsch: nichts läuft über, Eingeschränktes ist benannt", async () => {
  const made = await make({
    Linde: {
      usage_level: { min: 1, max: 2.5 },
      rci: 71,
      description: "Sehr ausführlich. ".repeat(60),
    },
    Weide: { usage_level: { min: 1, max: 2.5 }, origin: ["MINERAL"] },
    Esche: { certifications: ["COSMOS Approved"] },
  });
  const page = await newPage({ locale: "de-DE", width: 390, height: 844 });
  await visit(page, address(made));
  await page.getByRole("heading", { level: 1, name: "Inhaltsstoffe vergleichen" }).waitFor();
  await expect.poll(() => page.getByRole("cell", { name: "1 – 2,5 %" }).count()).toBe(2);
  await page.getByRole("cell", { name: "Eingeschränkt" }).waitFor();
  await page.getByText("sehen verifizierte Einkäufer").waitFor();
  await noOverflow(page);
  await expectAccessible(page);
  // Names of fields stay where they are while the products go by.
  const table = page.getByRole("region", { name: "Vergleich", exact: true });
  await table.focus();
  const name = page.getByRole("rowheader").nth(1);
  const before = await name.boundingBox();
  await table.evaluate((box) => box.scrollBy({ left: 200 }));
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
  const more = page.getByRole("button", { name: "Ganz zeigen" });
  await more.press("Enter");
  await page.getByRole("button", { name: "Weniger zeigen" }).waitFor();
});

test("a link shows each reader what that reader may see", async () => {
  const manager = await asManager("/admin");
  const made = await make({ Shown: { rci: 71 }, Gone: {}, Cream: {} });
  const { Shown, Gone } = made;
  if (!Shown || !Gone) throw new Error("two products");
  const cream = await product(manager, {
    offering: "FORMULATIONS",
    fields: { name: `Whipped ${unique()}` },
  });
  const token = await heldToken(manager);
  const trashed = await manager.request.fetch("/api/products/trash", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    data: { products: [Gone.key] },
  });
  expect(trashed.ok()).toBe(true);
  const link = `${address({ Shown, Gone })},${cream.key},Not%20a%20key`;
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(link);
  await page.getByText("1 product of this comparison is not available to you.").waitFor();
  await page.getByText("Only one kind of product is compared at a time.").waitFor();
  await expect.poll(() => page.getByRole("main").innerText()).not.toContain(Gone.name);
  await page.getByRole("cell", { name: "Restricted" }).waitFor();
  // Their editors see what is in the trash, and what is restricted.
  await visit(manager, link);
  await expect.poll(() => heads(manager)).toHaveLength(2);
  await manager.getByRole("cell", { name: "71", exact: true }).waitFor();
});

test("it is taken away as a workbook and as a PDF", async () => {
  const made = await make({ Ocra: { shelf_life: 6 }, Perla: { shelf_life: 9 } });
  const page = await newPage();
  await visit(page, address(made));
  const names = Object.values(made).map(({ name }) => name);
  for (const [format, ending] of [
    ["Excel", "xlsx"],
    ["PDF", "pdf"],
  ]) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download as ${format}` }).click();
    expect((await saved).suggestedFilename()).toBe(`${names.join(", ")}.${ending}`);
  }
});

test("alternatives stand on the product page with what differs, and are compared with it", async () => {
  const inci = `Quendelin ${unique()}`;
  const { Uno, Due } = await make({
    Uno: { inci, functions: ["Humectant"], origin: ["BOTANICAL"] },
    Due: { inci, functions: ["Humectant"], origin: ["MINERAL"] },
  });
  if (!Uno || !Due) throw new Error("two products");
  const page = await newPage();
  await visit(page, `/ingredients/permalink/${Uno.key}`);
  const table = page.getByRole("table", { name: "Alternatives" });
  const one = table.getByRole("row").filter({ hasText: Due.name });
  await one.getByText("Mineral instead of Botanical").waitFor();
  await expectAccessible(page);
  await one.getByRole("link", { name: `Compare with this: ${Due.name}` }).press("Enter");
  await expect.poll(() => heads(page)).toHaveLength(2);
});

test("six at most and one kind at a time: the reason is told", async () => {
  const words = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben"];
  const made = await make(Object.fromEntries(words.map((word) => [word, {}])));
  const cream = await product(await managersToken(), {
    offering: "FORMULATIONS",
    fields: { name: `Mousse ${unique()}` },
  });
  const page = await newPage();
  const products = Object.values(made);
  for (const [at, { key, name }] of products.slice(0, 6).entries()) {
    await visit(page, `/ingredients/permalink/${key}`);
    await page.getByRole("button", { name: `Compare ${name}` }).click();
    await page.getByText(`${at + 1} of 6 to compare`).waitFor();
  }
  await visit(page, `/ingredients/permalink/${products[6]?.key}`);
  const toggle = page.getByRole("main").getByRole("button", { name: /^Compare / });
  await expect.poll(() => toggle.getAttribute("aria-disabled")).toBe("true");
  await toggle.press("Enter");
  await page
    .getByText("Six products are in the comparison already")
    .filter({ visible: true })
    .waitFor();
  await visit(page, `/formulations/permalink/${cream.key}`);
  await toggle.click();
  await page.getByRole("alert").getByText("only one kind is compared at a time").waitFor();
  await page.getByRole("button", { name: "Start anew with this one" }).click();
  await page.getByText("1 of 6 to compare").waitFor();
  await visit(page, `${address(made)}`);
  await page.getByText("At most six products are compared.").waitFor();
  await page.getByText("Remove one to add another.").waitFor();
});
