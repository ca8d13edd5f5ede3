import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, unique, visit } from "./browser.ts";
import { file } from "./document-steps.ts";
import { asManager, product, save } from "./edited-products.ts";
import { pdf } from "./pdf.ts";

/** A safety data sheet as a supplier writes one; section 3 has codes that are not the product's. */
const safetySheet = (name: string): Buffer =>
  pdf(
    "SECTION 1: Identification of the substance/mixture",
    "1.1 Product identifier",
    `Trade name: ${name}`,
    "SECTION 2: Hazards identification",
    "Skin Irrit. 2, H315",
    "H315 Causes skin irritation",
    "SECTION 3: Composition/information on ingredients",
    "3.2 Mixtures",
    "Glycerol (CAS 56-81-5, EC 200-289-5): 25 - 50 %",
    "2-Phenoxyethanol (CAS 122-99-6, EC 204-589-7), H302: 0.5 - 1 %",
    "SECTION 4: First aid measures",
    "SECTION 5: Firefighting measures",
    "SECTION 7: Handling and storage",
    "Storage conditions: Cool and dry, tightly closed",
    "SECTION 9: Physical and chemical properties",
    "Physical state: Liquid",
  );

const dialog = (page: Page) => page.getByRole("dialog", { name: "Values from a data sheet" });
const open = (page: Page) =>
  page.getByRole("button", { name: "Fill in from a data sheet" }).click();
const choose = (page: Page, name: string, bytes: Buffer) =>
  dialog(page).getByLabel("Choose a PDF").setInputFiles(file(name, bytes));

test("a safety data sheet is read into a new product, by what is chosen of it", async () => {
  const page = await asManager("/admin", { mayLog: /400/ });
  const name = `Sheetrose ${unique()}`;
  await visit(page, "/admin/product/ingredients/velouria-actives/PERSONALCARE/editor/new");
  await open(page);

  // What is no sheet is said so, and another is chosen at once.
  await choose(page, "list.pdf", Buffer.from("name;inci"));
  await dialog(page).getByText("This is no PDF.", { exact: false }).waitFor();
  await choose(page, "sheet.pdf", safetySheet(name));
  await dialog(page).getByText("Safety data sheet, 1 page.").waitFor();
  await dialog(page).getByRole("img", { name: "Page 1 of 1" }).waitFor();
  await expectAccessible(page);
  const ticks = dialog(page).getByRole("checkbox");
  await expect.poll(() => ticks.count()).toBe(8);
  await expect.poll(() => dialog(page).getByRole("checkbox", { checked: true }).count()).toBe(0);

  // Each value is ticked by itself; where it stands is a click away.
  const part = dialog(page).getByRole("checkbox", { name: /^Glycerol/ });
  await part.check();
  await dialog(page).getByRole("button", { name: "Page 1, section 3.2" }).first().click();
  await dialog(page).locator("[data-sought]").last().waitFor();
  await dialog(page).getByRole("button", { name: "Choose all" }).click();
  await part.uncheck();
  await dialog(page).getByRole("button", { name: "Fill in 7 values" }).click();
  await page.getByText("7 values were filled in.", { exact: false }).waitFor();

  // Nothing is kept before somebody saves.
  await expect
    .poll(() => page.getByRole("textbox", { name: "Trade name" }).inputValue())
    .toBe(name);
  await page.getByRole("button", { name: "Create ingredient" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  const parts = page.getByRole("group", { name: /^Part \d$/ });
  await expect.poll(() => parts.count()).toBe(1);
  await expect
    .poll(() => parts.first().getByRole("combobox", { name: "INCI" }).inputValue())
    .toBe("2-Phenoxyethanol");
});

test("on a phone a sheet says what it would replace, and the filling is taken back", async () => {
  const page = await asManager("/admin");
  const name = `Sheetmint ${unique()}`;
  const { address } = await product(page, { draft: true, fields: { name, cas: ["56-81-5"] } });
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, address);
  await open(page);
  await choose(page, "sheet.pdf", safetySheet("Another name"));
  await dialog(page).getByText(`replaces: ${name}`).waitFor();
  await noOverflow(page);
  await dialog(page).getByRole("checkbox", { name: "Another name" }).first().check();
  await dialog(page).getByRole("button", { name: "Fill in 1 value" }).click();
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await expect.poll(() => field.inputValue()).toBe("Another name");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => field.inputValue()).toBe(name);
  await open(page);
  await choose(page, "sheet.pdf", safetySheet(name));
  await dialog(page).getByText("filled in already").waitFor();
  await dialog(page).getByRole("checkbox", { name: "Cool and dry, tightly closed" }).check();
  await dialog(page).getByRole("button", { name: "Fill in 1 value" }).click();
  await save(page);
});
