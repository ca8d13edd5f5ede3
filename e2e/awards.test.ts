import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, unique, visit } from "./browser.ts";

const support = "support@neroli.example";
const year = new Date().getUTCFullYear();

const panel = (page: Page) => page.getByRole("region", { name: "Nominations", exact: true });
const holders = (page: Page) => panel(page).getByRole("table", { name: "Who has it" });
const nominees = (page: Page) =>
  panel(page).getByRole("table", { name: "Nominated by the figures" });
const namesIn = (table: ReturnType<typeof holders>) =>
  table.getByRole("row").locator("td:first-child a").allInnerTexts();

async function define(page: Page, name: string, recipients: "Products" | "Companies") {
  await page.getByRole("button", { name: "New award" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^For\b/).selectOption(recipients);
  await form.getByLabel(/^Nominated by/).selectOption("Pages read");
  await form.getByRole("textbox", { name: /^From/ }).fill(`01/01/${year - 1}`);
  await form.getByRole("button", { name: "Create award" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByRole("link", { name, exact: true }).click();
  await panel(page).getByRole("heading", { level: 2, name }).waitFor();
}

test("an award is defined, nominated by figures and given; the product's page shows it", async () => {
  const page = await signedIn(support, "/admin/csm/awardsDash");
  const name = `Radiance ${unique()}`;
  await define(page, name, "Products");
  await panel(page).getByText("Nobody yet.").waitFor();
  const [first = "", second = ""] = await namesIn(nominees(page));
  const figures = await nominees(page).getByRole("row").locator("td:nth-child(2)").allInnerTexts();
  const numbers = figures.map((figure) => Number(figure.replaceAll(",", "")));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  await expectAccessible(page);

  const address = await nominees(page)
    .getByRole("link", { name: first, exact: true })
    .getAttribute("href");
  await page.getByRole("button", { name: `Give to ${first}`, exact: true }).click();
  await expect.poll(() => namesIn(holders(page))).toEqual([first]);
  await expect.poll(async () => (await namesIn(nominees(page)))[0]).toBe(second);

  const reader = await newPage();
  await visit(reader, String(address));
  const shown = reader.getByRole("list", { name: "Awards" }).getByText(name);
  await shown.waitFor();
  await expectAccessible(reader);

  await page.getByRole("button", { name: `Take back from ${first}`, exact: true }).click();
  await panel(page).getByText("Nobody yet.").waitFor();
  await page
    .getByRole("alert")
    .filter({ hasText: `${first} has it no longer` })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect.poll(() => namesIn(holders(page))).toEqual([first]);

  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Remove award" }).click();
  const question = page.getByRole("dialog");
  await question.getByText("shows it no longer then").waitFor();
  await question.getByRole("button", { name: "Remove award" }).click();
  await page.getByRole("link", { name, exact: true }).waitFor({ state: "detached" });
  await panel(page).waitFor({ state: "detached" });
  await visit(reader, String(address));
  await reader.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => shown.count()).toBe(0);
});

test("a company is found by its name, given an award, and shows it without scripts", async () => {
  const page = await signedIn(support, "/admin/csm/awardsDash");
  const name = `House ${unique()}`;
  await define(page, name, "Companies");
  await panel(page).getByRole("searchbox").fill("velouria");
  await page.getByRole("button", { name: "Give to Velouria Actives" }).click();
  await expect.poll(() => namesIn(holders(page))).toEqual(["Velouria Actives"]);
  await panel(page).getByRole("searchbox").fill("no such name");
  await panel(page).getByText("No name has these words.").waitFor();

  // Once given, it is what it was given for.
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Edit award" }).click();
  const form = page.getByRole("dialog");
  await form.getByText("only its name can be changed").waitFor();
  await expect.poll(() => form.getByLabel(/^Nominated by/).isDisabled()).toBe(true);
  await form.getByLabel(/^Name/).fill(`${name} of the year`);
  await form.getByRole("button", { name: "Save" }).click();
  await panel(page)
    .getByRole("heading", { name: `${name} of the year` })
    .waitFor();

  const reader = await newPage({ javaScriptEnabled: false, locale: "de-DE" });
  await reader.goto("/company/velouria-actives");
  const shown = reader.getByRole("list", { name: "Auszeichnungen" });
  await shown.getByText(`${name} of the year`).waitFor();
  await shown.getByText("für das Gelesene").first().waitFor();
});

test("the list speaks German and fits a phone; the panel closes by Escape, back to its row", async () => {
  const page = await signedIn(support, "/admin/csm/awardsDash", {
    ...{ locale: "de-DE", width: 390, height: 844 },
  });
  await page.getByRole("heading", { level: 1, name: "Auszeichnungen" }).waitFor();
  const link = page.getByRole("link", { name: `Most wanted ${year}` });
  await link.waitFor();
  await noOverflow(page);
  // How often it was given stands beside its name, without moving the list.
  const list = page.getByRole("region", { name: "Auszeichnungen", exact: true });
  await expect.poll(() => list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessible(page);
  await link.click();
  const opened = page.getByRole("region", { name: "Nominierungen", exact: true });
  await opened.getByRole("table", { name: "Wer sie hat" }).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
  await opened.getByRole("button", { name: "Schließen" }).focus();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(`Most wanted ${year}`);
});

test("a faulty period is said at its field, and nothing is lost", async () => {
  const page = await signedIn(support, "/admin/csm/awardsDash");
  await page.getByRole("button", { name: "New award" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel(/^Name/).fill("Backwards");
  await form.getByRole("textbox", { name: /^From/ }).fill(`31/12/${year}`);
  await form.getByRole("textbox", { name: /^To/ }).fill(`01/01/${year}`);
  await form.getByRole("button", { name: "Create award" }).click();
  await form.getByText("The last day comes before the first.").first().waitFor();
  await expect.poll(() => form.getByLabel(/^Name/).inputValue()).toBe("Backwards");
});
