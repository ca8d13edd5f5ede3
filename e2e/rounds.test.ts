import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, speaks } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { askThree, pageOf } from "./round-steps.ts";

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
  await noOverflow(page);
});

/** The offers of a line, the first or the second. */
const offersFor = (page: Page, line: number) =>
  page.getByRole("region", { name: /^Offers for / }).nth(line);
const rows = (page: Page, line: number) => offersFor(page, line).getByRole("row");
const chosen = (page: Page, line: number) =>
  offersFor(page, line).getByRole("button", { pressed: true });

test("two colleagues weigh, hide, choose and save; what changed meanwhile is named, then all is awarded", async () => {
  const [buyer, colleague] = [await newBuyer(), await newBuyer()];
  const { address, names, send } = await askThree(buyer, {
    "haldermark-chemie": [
      { price: "10", days: 40 },
      { price: "21", days: 40 },
    ],
    "sarvento-oils": [
      { price: "11", days: 20 },
      { price: "20", days: 20 },
    ],
    "heliodane-photoprotection": [
      { price: "12", days: 2 },
      { price: "30", days: 2, currency: "KRW" },
    ],
  });
  const haldermark = names["haldermark-chemie"];
  const sarvento = names["sarvento-oils"];
  const heliodane = names["heliodane-photoprotection"];
  const page = await pageOf(buyer, address, { mayLog: /409/ });
  const first = (line: number) => rows(page, line).nth(1).getByRole("rowheader").innerText();
  await expect.poll(() => first(0)).toContain(haldermark);
  await expect.poll(() => first(1)).toContain(sarvento);
  await rows(page, 0).filter({ hasText: "EUR 1,000.00" }).getByText("EUR 10.00").waitFor();
  // The demonstration has no rate for it: never the best, and no price of its own.
  const unknown = rows(page, 1).filter({ hasText: "There is no exchange rate for KRW." });
  await unknown
    .getByRole("button", { name: /^Unknown: / })
    .first()
    .waitFor();

  await expect.poll(() => page.getByText("2 of 2 lines offered").count()).toBe(3);

  await page.getByLabel("Price counts").selectOption("0");
  await page.getByLabel("Time counts").selectOption("100");
  await page.getByLabel("Order by").selectOption("score");
  await expect.poll(() => first(0)).toContain(heliodane);
  await page.getByLabel(`Quality of ${sarvento}, 1 to 5`).selectOption("5");
  await page.getByRole("checkbox", { name: `Show ${heliodane}` }).press("Space");
  await expect.poll(() => first(0)).toContain(sarvento);
  await expect.poll(() => rows(page, 1).count()).toBe(3);
  for (const [line, name] of [haldermark, sarvento].entries()) {
    const choose = rows(page, line)
      .filter({ hasText: name })
      .getByRole("button", {
        name: `Choose the offer of ${name}`,
      });
    await choose.press("Enter");
    await expect.poll(() => chosen(page, line).count()).toBe(1);
  }

  // A link shows colleagues the same: what is hidden and weighed, chosen and marked.
  const other = await pageOf(colleague, page.url());
  await expect.poll(() => chosen(other, 0).count()).toBe(1);
  await expect.poll(() => chosen(other, 1).count()).toBe(1);
  await expect.poll(() => rows(other, 0).count()).toBe(3);
  const time = other.getByLabel("Time counts");
  await expect.poll(() => time.inputValue()).toBe("100");
  await expect
    .poll(() => other.getByLabel(`Quality of ${sarvento}, 1 to 5`).inputValue())
    .toBe("5");
  for (const [format, beginning] of [
    ["Excel", "PK"],
    ["PDF", "%PDF"],
  ] as const) {
    const saved = other.waitForEvent("download");
    await other.getByRole("button", { name: `Download the comparison as ${format}` }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^Comparison of offers .+\.(xlsx|pdf)$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, beginning.length).toString()).toBe(beginning);
    expect(content.length).toBeGreaterThan(2_000);
  }

  // What is accepted is what the question shows, whatever comes in while it is asked.
  await page.getByRole("button", { name: "Accept the 2 chosen offers" }).click();
  const question = page.getByRole("dialog", { name: "Accept these offers?" });
  await question.getByText(`${haldermark}, EUR 1,000.00`).waitFor();
  await question.getByText(`${sarvento}, EUR 2,000.00`).waitFor();
  await question.getByText("Together: EUR 3,000.00").waitFor();
  await send("sarvento-oils", 1, [
    { price: "11", days: 20 },
    { price: "25", days: 20 },
  ]);
  await question.getByRole("button", { name: "Accept", exact: true }).click();
  await question
    .getByText(`${sarvento}: the quote was changed, version 2 is the current one.`)
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await rows(page, 1).filter({ hasText: "EUR 2,500.00" }).waitFor();
  await expect.poll(() => page.getByText("Accepted", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Accept the 2 chosen offers" }).click();
  await question.getByText(`${sarvento}, EUR 2,500.00`).waitFor();
  await question.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByText("The offers are accepted.").waitFor();
  for (const [line, name] of [haldermark, sarvento].entries()) {
    await rows(page, line)
      .filter({ hasText: name })
      .getByText("Accepted", { exact: true })
      .waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test("auf dem Telefon sind die Angebote Karten, mit allem, was man zum Entscheiden braucht", async () => {
  const buyer = await newBuyer();
  await speaks(buyer.email, "de", buyer.password);
  const { address, names } = await askThree(buyer, {
    "haldermark-chemie": [{ price: "12", days: 40 }],
    "sarvento-oils": [{ price: "11", days: 20 }],
    "heliodane-photoprotection": [{ price: "10", days: 30 }],
  });
  const page = await pageOf(buyer, address, { locale: "de-DE", width: 390, height: 844 });
  const offers = page.getByRole("region", { name: /^Angebote für / }).first();
  const cards = offers.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect.poll(() => cards.count()).toBe(3);
  await noOverflow(page);
  await expectAccessible(page);
  // Nothing of a card lies beside the window, and each says what its figures are.
  const outside = () =>
    offers.evaluate((region) => region.scrollWidth - region.getBoundingClientRect().width);
  await expect.poll(outside).toBeLessThanOrEqual(1);
  const best = cards.nth(0);
  await best.getByText(names["heliodane-photoprotection"]).waitFor();
  await best.getByText("Niedrigste vollständige Kosten").waitFor();
  await best.getByRole("button", { pressed: false }).last().click();
  await expect.poll(() => best.getByRole("button", { pressed: true }).count()).toBe(1);
  // However far the page is scrolled, the decision is at hand.
  await page.evaluate(() => scrollTo(0, 0));
  const award = page.getByRole("button", {
    name: "Gewähltes Angebot annehmen",
  });
  await expect
    .poll(() =>
      award.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await award.click();
  const question = page.getByRole("dialog");
  await question.getByText(names["heliodane-photoprotection"]).waitFor();
  await noOverflow(page);
  await question.getByRole("button", { name: "Annehmen", exact: true }).click();
  await cards.nth(0).getByText("Angenommen", { exact: true }).waitFor();
});
