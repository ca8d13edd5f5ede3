import { expect, test } from "vitest";
import { expectAccessible, heldToken, noOverflow, unique, visit } from "./browser.ts";
import { asManager, field, find, managersToken, product, save } from "./edited-products.ts";

test("in German an amount is typed and shown with a comma", async () => {
  const fields = { name: `Aube ${unique()}`, sample_unit_price: { minor: 1250, currency: "EUR" } };
  const { address } = await product(await managersToken(), { draft: true, fields });
  const page = await asManager(address, { locale: "de-DE" });
  const amount = field(page, "Stückpreis des Musters, Betrag");
  await expect.poll(() => amount.inputValue()).toBe("12,50");
  await amount.fill("1.234,5");
  await amount.blur();
  await expect.poll(() => amount.inputValue()).toBe("1234,50");
  await page.getByText("1 Änderung nicht gespeichert").waitFor();
});

test("the price of a sample is an amount with its currency; what is none stays to be mended", async () => {
  const page = await asManager("/admin", { width: 390, height: 844 });
  const name = `Aube ${unique()}`;
  const made = await product(page, { draft: true, fields: { name } });
  const stored = async () => {
    const authorization = `Bearer ${await heldToken(page)}`;
    const response = await page.request.get(`/api${made.path}`, { headers: { authorization } });
    return (await response.json()).fields.sample_unit_price;
  };
  await visit(page, made.address);
  await find(page, "Note on the sample price");
  await find(page, "Sample unit price");
  const amount = field(page, "Sample unit price, amount");
  const currency = field(page, "Sample unit price, currency");
  await expect.poll(() => currency.inputValue()).toBe("EUR");
  await amount.fill("12.505");
  await amount.blur();
  await page.getByText("The amount has more decimal places than its currency.").waitFor();
  await amount.fill("a dozen");
  await amount.blur();
  await page.getByText("Give an amount of 0 or more, such as 12.50.").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: /^Sample unit price: Give an amount/ }).waitFor();
  await expect.poll(() => amount.inputValue()).toBe("a dozen");
  await expectAccessible(page);
  await noOverflow(page);

  // A currency that is pasted with the amount is taken over.
  await amount.fill("$12.5");
  await amount.blur();
  await page.getByText("Give an amount of 0 or more, such as 12.50.").first().waitFor();
  await amount.fill("US$ 1,234.5");
  await expect.poll(() => currency.inputValue()).toBe("USD");
  await amount.blur();
  await expect.poll(() => amount.inputValue()).toBe("1234.50");
  // Yen have no decimals.
  await currency.focus();
  await currency.selectOption("JPY");
  await currency.blur();
  await expect.poll(() => amount.getAttribute("aria-invalid")).toBe("true");
  await amount.fill("1200");
  await field(page, "Note on the sample price").fill("For verified buyers");
  await save(page);
  expect(await stored()).toEqual({ minor: 1200, currency: "JPY" });
  await currency.selectOption("EUR");
  await amount.fill("12.5");
  await save(page);
  expect(await stored()).toEqual({ minor: 1250, currency: "EUR" });
  await page.getByRole("button", { name: "History" }).click();
  await page.getByText("JPY 1,200").first().waitFor();
  await page.getByText("EUR 12.50").first().waitFor();
  await page.keyboard.press("Escape");
  await amount.fill("");
  await save(page);
  expect(await stored()).toBeUndefined();
});
