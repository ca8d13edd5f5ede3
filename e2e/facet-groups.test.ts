import { expect, test } from "vitest";
import { newPage, unique, visit } from "./browser.ts";
import { asManager, product } from "./edited-products.ts";

/** An ingredient with more functions than a page shows of a facet. */
async function manyFunctions(): Promise<string> {
  const word = `zq${unique()}`;
  const page = await asManager("/admin");
  const functions = Array.from({ length: 12 }, (_, at) => `Work ${String.fromCharCode(65 + at)}`);
  await product(page, { fields: { name: `${word} Able`, functions } });
  await page.context().close();
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
