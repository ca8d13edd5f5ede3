import { expect, test } from "vitest";
import { expectAccessible, newPage, unique, visit } from "./browser.ts";
import { managersToken, product } from "./edited-products.ts";

/** An ingredient with more functions than a page shows of a facet. */
async function manyFunctions(): Promise<string> {
  const word = `zq${unique()}`;
  const functions = Array.from({ length: 12 }, (_, at) => `Work ${String.fromCharCode(65 + at)}`);
  await product(await managersToken(), { fields: { name: `${word} Able`, functions } });
  return word;
}

test("a long group shows its commonest values, and all of them to whoever looks through it", async () => {
  const word = await manyFunctions();
  const page = await newPage();
  await visit(page, `/ingredients/search?query=${word}`);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const values = filters.getByRole("link", { name: /^Work/ });
  await expect.poll(() => values.count()).toBe(8);
  const find = filters.getByRole("searchbox", { name: "Find a value in Functions" });
  await find.fill("work l");
  await filters.getByRole("link", { name: "Work L 1" }).click();
  await page.getByRole("link", { name: /Remove filter Functions: Work L/ }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("functions")).toBe("Work L");
  await find.fill("");
  await filters.getByRole("link", { name: "Show all 12" }).press("Enter");
  await values.nth(11).waitFor();
  await values.filter({ hasText: "Work K" }).click();
  await page.getByRole("link", { name: /Remove filter Functions: Work K/ }).waitFor();
  await expect.poll(() => values.count()).toBe(12);
});

test("a long group is shown whole without scripts", async () => {
  const word = await manyFunctions();
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`/ingredients/search?query=${word}`);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const values = filters.getByRole("link", { name: /^Work/ });
  await expect.poll(() => values.count()).toBe(8);
  await filters.getByRole("link", { name: "Show all 12" }).click();
  await values.nth(11).waitFor();
});

test("numbers that no product can have are told, in the fields and of an address", async () => {
  const word = `zq${unique()}`;
  const fields = { name: `${word} Measured`, usage_level: { min: 1, max: 4 } };
  await product(await managersToken(), { fields });
  const page = await newPage();
  const asked = () => new URL(page.url()).searchParams.get("usage_level");
  await visit(page, `/ingredients/search?query=${word}&usage_level=..150`);
  const note = page.getByRole("status").filter({ hasText: "Left out of this search" });
  await expect
    .poll(() => note.innerText())
    .toBe("Left out of this search: Usage level “..150”. A share goes from 0 to 100 %.");
  await page.getByRole("link", { name: `${word} Measured` }).waitFor();
  const range = page.getByRole("form", { name: "Usage level" });
  const fault = range.getByRole("alert");
  await expect.poll(() => range.getByLabel("To").inputValue()).toBe("150");
  await expect.poll(() => fault.innerText()).toBe("A share goes from 0 to 100 %.");
  await expectAccessible(page);
  await range.getByLabel("From").fill("20");
  await range.getByLabel("To").fill("5");
  await range.getByLabel("To").press("Enter");
  await expect.poll(() => fault.innerText()).toBe("The lower end is above the upper one.");
  await expect.poll(() => range.getByLabel("From").inputValue()).toBe("20");
  await range.getByLabel("From").fill("2");
  await range.getByLabel("To").press("Enter");
  await expect.poll(asked).toBe("2..5");
  await expect.poll(() => note.count()).toBe(0);
  await expect.poll(() => fault.count()).toBe(0);
  await page.goBack();
  await note.waitFor();
  await page.getByRole("link", { name: `${word} Measured` }).waitFor();
});
