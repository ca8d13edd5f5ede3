import { expect, test } from "vitest";
import { expectAccessible, signedIn } from "./browser.ts";

test("offers in several units stand side by side, each figure with its calculation", async () => {
  const page = await signedIn("buyer@neroli.example", "/requests/rounds");
  await page.getByRole("main").locator('a[href$="/demo-round-1"]').click();
  const offers = page.getByRole("region", { name: /^Offers for / });
  const cheapest = offers.getByRole("row").filter({ hasText: "Lowest complete cost" });
  await expect.poll(() => cheapest.count()).toBe(1);
  // 400 kg at 11.80 EUR; nobody knows the freight of the offer in dollars.
  await cheapest.getByText("EUR 4,720.00").waitFor();
  const unknown = offers.getByRole("row").filter({ hasText: "Freight: the cost is not known." });
  await expect.poll(() => unknown.getByRole("button", { name: /^Unknown: / }).count()).toBe(3);
  // 39,200.00 CNY and 2,150.00 of duty, by the rates that the demonstration begins with.
  await offers.getByRole("row").filter({ hasText: "EUR 5,266.91" }).waitFor();
  await expectAccessible(page);
  await cheapest.getByRole("button", { name: /how the Cost of / }).focus();
  await page.keyboard.press("Enter");
  const calculation = page.getByRole("dialog", { name: /^Cost: / });
  await calculation.getByText("Wanted: 400 kg").waitFor();
  await calculation.getByText(/^16 packs of 25 kg/).waitFor();
  await calculation.getByText("Together: EUR 4,720.00").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => calculation.count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});
