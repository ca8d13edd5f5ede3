import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, origin, signedIn, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { textOfPdf } from "./pdf.ts";
import { askThree, pageOf, sellers } from "./round-steps.ts";
import { sessionOf } from "./session-of.ts";

const phone = { width: 390, height: 844 };
const opened = (request: string) => `/requests?requestId=${request}`;
const quotation = (page: Page) => page.getByRole("region", { name: "Quotation", exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The texts of a quotation's PDF, as its reader saves it in a language. */
async function printed(page: Page, { version, language }: { version: number; language: string }) {
  const files = quotation(page);
  await files.getByRole("combobox").first().selectOption({ label: language });
  const saved = page.waitForEvent("download");
  await files.getByRole("button", { name: `Download version ${version} as PDF` }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Quotation .+ version \d+\.pdf$/);
  return (await textOfPdf(await file.path())).replaceAll(/\s+/g, " ");
}

const accept = (dialog: Locator) => dialog.getByRole("button", { name: "Accept quotation" });

test("of three offers in other units and currencies the cheapest is revised, accepted and printed", async () => {
  const [buyer, colleague] = [await newBuyer(), await newBuyer()];
  const { address, names, requests } = await askThree(buyer, {
    "haldermark-chemie": [{ price: "10", days: 40 }],
    // 100 kg are 220.46 lb: CNY 7,716.18, by the demonstration's rate EUR 982.84.
    "sarvento-oils": [
      { price: "3500", currency: "CNY", per: { value: "100", unit: "lb" }, days: 20 },
    ],
    // Nobody knows what its freight costs: never the best, however little the goods cost.
    "heliodane-photoprotection": [
      {
        price: "500",
        currency: "USD",
        per: { value: "100", unit: "kg" },
        incoterm: "FOB",
        days: 2,
      },
    ],
  });
  const page = await pageOf(buyer, address, { mayLog: /409/ });
  const rows = page
    .getByRole("region", { name: /^Offers for / })
    .first()
    .getByRole("row");
  await expect.poll(() => rows.nth(1).innerText()).toContain(names["sarvento-oils"]);
  await expect
    .poll(() => rows.nth(1).innerText())
    .toMatch(/Lowest complete cost[\s\S]*EUR.982\.84/);
  await expect.poll(() => rows.nth(2).innerText()).toMatch(/EUR.1,000\.00/);
  await expect.poll(() => rows.nth(3).innerText()).toContain("Freight: the cost is not known.");

  // What is wished otherwise, with the price that is aimed at.
  const request = requests["sarvento-oils"];
  await visit(page, opened(request));
  const panel = quotation(page);
  await panel.getByText(/^CNY.3,500\.00 per 100 lb$/).waitFor();
  await panel.getByRole("button", { name: /CNY.7,716\.18: how the Cost of / }).press("Enter");
  await dialogOf(page, "Cost: Offer 1")
    .getByText(/220\.462262 lb/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Ask for a revision" }).click();
  const wish = dialogOf(page, "Ask for a revision");
  await wish.getByLabel("What should be different").fill("Another customer gets it for less.");
  await wish.getByLabel("Target price of Offer 1").fill("34OO");
  await wish.getByRole("button", { name: "Ask for a revision" }).click();
  await expect
    .poll(() => wish.getByLabel("Target price of Offer 1").getAttribute("aria-invalid"))
    .toBe("true");
  await expectAccessible(page);
  await wish.getByLabel("Target price of Offer 1").fill("3400");
  await wish.getByRole("button", { name: "Ask for a revision" }).click();
  await panel.getByText(/^Target price of Offer 1: CNY.3,400\.00 per 100 lb$/).waitFor();

  // The supplier answers the wish while the buyer is about to accept what stood before.
  const seller = await newPage({ session: await sessionOf(origin, sellers["sarvento-oils"]) });
  await visit(seller, opened(request));
  await quotation(seller).getByText("Another customer gets it for less.").waitFor();
  await seller.getByRole("link", { name: "Write a new version" }).click();
  const form = seller.getByRole("form", { name: "Write quotation" });
  const price = form.getByLabel(/^Price\s*\*?$/);
  await expect.poll(() => price.inputValue()).toBe("3500");
  await price.fill("3400");
  await panel.getByRole("button", { name: "Accept quotation" }).click();
  const question = dialogOf(page, "Accept quotation");
  await question.getByText(/1 line of version 1/).waitFor();
  await form.getByRole("button", { name: "Send new version" }).click();
  await dialogOf(seller, "Send quotation?").getByRole("button", { name: "Send now" }).click();
  await seller.getByText("Version 2 of the quotation is sent.").waitFor();
  await accept(question).click();
  await question.getByText("There is a newer version of this quotation.").waitFor();
  await question.getByRole("button", { name: "Read version 2" }).click();
  const changed = panel.getByRole("region", { name: "Changed since version 1" }).first();
  await expect.poll(() => changed.innerText()).toMatch(/CNY.3,500\.00 per 100 lb → CNY.3,400\.00/);
  await expectAccessible(page);

  // Two colleagues at once: the second reads what the first has done.
  const other = await pageOf(colleague, opened(request), { ...phone, mayLog: /409/ });
  await quotation(other).getByRole("button", { name: "Accept quotation" }).click();
  const theirs = dialogOf(other, "Accept quotation");
  await theirs.getByText(/1 line of version 2/).waitFor();
  await expectAccessible(other);
  await noOverflow(other);
  await panel.getByRole("button", { name: "Accept quotation" }).press("Enter");
  await accept(question).press("Enter");
  await panel.getByText(/^Accepted by Noa Lindqvist on .+ UTC/).waitFor();
  await panel.getByText(/The acceptance can be withdrawn until /).waitFor();
  await accept(theirs).click();
  await theirs.getByText("Only a quotation that has been sent").waitFor();
  await other.keyboard.press("Escape");
  await quotation(other)
    .getByText(/^Accepted by Noa Lindqvist on .+ UTC/)
    .waitFor();
  await noOverflow(other);

  // Printed in the language of either side.
  const german = await printed(page, { version: 2, language: "German" });
  for (const said of [
    "Angebot",
    names["sarvento-oils"],
    "3.400,00 CNY",
    "100 lb",
    "7.495,72 CNY",
  ]) {
    expect(german).toContain(said);
  }
  expect(german).toMatch(/Angenommen/);
  await visit(seller, opened(request));
  const english = await printed(seller, { version: 2, language: "English" });
  for (const said of ["Quotation", "CNY 3,400.00", "CNY 7,495.72", "Accepted"]) {
    expect(english).toContain(said);
  }
  await visit(page, address);
  await rows
    .filter({ hasText: names["sarvento-oils"] })
    .getByText("Accepted", { exact: true })
    .waitFor();
});

test("what has expired is refused with what to do, and goes on once the supplier extends it", async () => {
  const buyer = await signedIn("buyer@neroli.example", opened("demo-quote-4"), phone);
  const panel = quotation(buyer);
  await panel.getByText("Expired", { exact: true }).waitFor();
  await panel.getByText("It cannot be accepted any more.").waitFor();
  await expect.poll(() => panel.getByRole("button", { name: "Accept quotation" }).count()).toBe(0);
  await noOverflow(buyer);
  const seller = await signedIn("manager@neroli.example", opened("demo-quote-4"));
  await quotation(seller).getByRole("button", { name: "Extend validity" }).click();
  const dialog = dialogOf(seller, "Extend validity");
  await dialog.getByLabel("Valid until").fill("01/01/2020");
  await dialog.getByRole("button", { name: "Extend validity" }).click();
  await expect
    .poll(() => dialog.getByLabel("Valid until").getAttribute("aria-invalid"))
    .toBe("true");
  const next = new Date().getUTCFullYear() + 1;
  await dialog.getByLabel("Valid until").fill(`31/12/${next}`);
  await dialog.getByRole("button", { name: "Extend validity" }).click();
  await quotation(seller).getByText(`valid until 31/12/${next}, 23:59:59 UTC`).waitFor();
  await visit(buyer, opened("demo-quote-4"));
  await panel.getByText("Open for a decision").waitFor();
  await panel.getByRole("button", { name: "Accept quotation" }).waitFor();
});
