import { expect, test } from "vitest";
import { expectAccessible, signedIn, unique, visit } from "./browser.ts";
import { asManager, company, product } from "./edited-products.ts";

test("the name of a choice is its group's: a click on it chooses nothing", async () => {
  const page = await signedIn(
    "manager@neroli.example",
    `/admin/product/ingredients/${company}/PERSONALCARE/editor/new`,
  );
  for (const name of ["In stock", "Ingredient category"]) {
    const group = page.getByRole("radiogroup", { name, exact: true });
    const notSaid = group.getByRole("radio").last();
    await expect.poll(() => notSaid.isChecked()).toBe(true);
    await page.getByText(name, { exact: true }).first().click();
    await expect.poll(() => notSaid.isChecked()).toBe(true);
    await group.getByRole("radio").first().check();
    await page.getByText(name, { exact: true }).first().click();
    await expect.poll(() => group.getByRole("radio").first().isChecked()).toBe(true);
  }
  await expectAccessible(page);
});

test("whoever goes on while a term is moved is not called back to it", async () => {
  const page = await asManager("/admin");
  const functions = ["Humectant", "Lumière du matin"];
  const fields = { name: `Aube ${unique()}`, functions };
  const { address } = await product(page, { draft: true, fields });
  await visit(page, address);
  await page.getByRole("checkbox", { name: /^Show all fields/ }).check();
  const next = page.getByRole("combobox", { name: "Origin", exact: true });
  await next.waitFor();
  const isLeftAlone = await page.getByRole("button", { name: "Remove Lumière du matin" }).evaluate(
    async (term, next) => {
      const key = { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true };
      term.dispatchEvent(new KeyboardEvent("keydown", key));
      const isMoved = document.activeElement === term;
      next?.focus();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return isMoved && document.activeElement === next;
    },
    await next.elementHandle(),
  );
  expect(isLeftAlone).toBe(true);
  const moved = page.getByRole("list", { name: /^Functions/ }).getByRole("listitem");
  await expect.poll(() => moved.first().textContent()).toContain("Lumière du matin");
});
