import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, visit } from "./browser.ts";

const label = "Search the products of Velouria Actives";

test("the products of a company are searched on its page; the way back finds what was typed", async () => {
  const page = await newPage({ width: 390, height: 844 });
  await visit(page, "/company/velouria-actives");
  await page.getByRole("searchbox", { name: label }).fill("b3");
  const found = page.getByRole("region", { name: "Ingredients", exact: true });
  const product = found.getByRole("link", { name: /^Velourine® B3 PC/ });
  await product.waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("find")).toBe("b3");
  await expectAccessible(page);
  await noOverflow(page);
  await product.click();
  await page.getByRole("heading", { name: "Velourine® B3 PC", level: 1 }).waitFor();
  await page.goBack();
  await product.waitFor();
  await expect.poll(() => page.getByRole("searchbox", { name: label }).inputValue()).toBe("b3");
});

test("it finds nothing of other companies, and says so; an address opens what it names", async () => {
  const page = await newPage();
  await visit(page, "/company/velouria-actives?find=Meridiol");
  await page.getByText("Ingredients: 0 products").waitFor();
  await page.getByRole("searchbox", { name: label }).fill("");
  await page.getByText("Ingredients: 0 products").waitFor({ state: "detached" });
});

test("once its first screen is gone, writing to it stays at hand", async () => {
  const bar = { name: "Velouria Actives: what you can do" };
  for (const width of [390, 1440]) {
    const page = await newPage({ width, height: 844 });
    await visit(page, "/company/velouria-actives");
    await page.getByRole("heading", { name: "Contacts" }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.getByRole("region", bar).getByRole("button", { name: "Contact" }).click();
    await page.getByRole("dialog").waitFor();
  }
});
