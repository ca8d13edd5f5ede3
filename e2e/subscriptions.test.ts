import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, type Visit, visit } from "./browser.ts";

const company = "Brimlea Botanicals";
const companyPage = "/company/brimlea-botanicals";

/** How many products stand on top: a company may choose four, the newest are six. */
async function topProducts(page: Page): Promise<number> {
  await visit(page, companyPage);
  const top = page.getByRole("region", { name: "Top products: Ingredients, Personal care" });
  return top.getByRole("listitem").count();
}

async function choose(page: Page, action: string, name = company): Promise<void> {
  await page
    .getByRole("row", { name: new RegExp(name) })
    .first()
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
  await page.getByRole("menu").waitFor({ state: "hidden" });
}

test("support deactivates, creates and edits a subscription; the company's page follows", async () => {
  const visitor = await newPage();
  await expect.poll(() => topProducts(visitor)).toBe(4);

  const page = await signedIn("support@neroli.example", "/admin/subscriptions", {
    mayLog: /status of 409/,
  });
  await page.getByRole("searchbox", { name: /Company/ }).fill("brimlea");
  const row = page.getByRole("row", { name: new RegExp(company) });
  const active = row.getByText("Active", { exact: true });
  const deactivated = row.getByText("Deactivated", { exact: true });
  await active.waitFor();
  await expectAccessible(page);
  await choose(page, "Deactivate");
  const question = page.getByRole("dialog", { name: `Deactivate the subscription of ${company}?` });
  await question.getByText("chosen top products on the company page").waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Deactivate" }).click();
  await deactivated.waitFor();
  await expect.poll(() => topProducts(visitor)).toBe(6);

  await page.getByRole("button", { name: "New subscription" }).click();
  const form = page.getByRole("dialog", { name: "New subscription" });
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Please fill this in.").waitFor();
  await form.getByRole("combobox", { name: /Company/ }).fill("brim");
  await page.getByRole("option", { name: company }).click();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create" }).click();
  await page.getByText("Subscription created").waitFor();
  await expect.poll(() => topProducts(visitor)).toBe(4);

  // The first one's days are taken now.
  await page.getByRole("combobox", { name: /State/ }).selectOption("Deactivated");
  await active.waitFor({ state: "detached" });
  await deactivated.waitFor();
  await choose(page, "Reactivate");
  await page.getByText(`${company} has a subscription in this time already`).waitFor();

  await page.getByRole("combobox", { name: /State/ }).selectOption("Active");
  await deactivated.waitFor({ state: "detached" });
  await active.waitFor();
  await choose(page, "Edit");
  const edit = page.getByRole("dialog", { name: "Edit subscription" });
  await edit.getByLabel("First day").fill("2020-01-01");
  await edit.getByLabel("Last day").fill("2019-01-01");
  await edit.getByRole("button", { name: "Save" }).click();
  await edit.getByText("The last day cannot be before the first.").waitFor();
  await edit.getByLabel("Last day").fill("2020-12-31");
  await edit.getByRole("button", { name: "Save" }).click();
  await page.getByText("Subscription saved").waitFor();
  await page.getByText("No subscription fits these filters.").waitFor();
  await expect.poll(() => topProducts(visitor)).toBe(6);
});

test("who saves after somebody else reads what theirs says, and loses nothing", async () => {
  const open = (options?: Visit) =>
    signedIn("support@neroli.example", "/admin/subscriptions?company__icontains=kaolba", options);
  const pages = [await open({ mayLog: /status of 409/ }), await open()] as const;
  for (const page of pages) {
    await choose(page, "Edit", "Kaolba Minerals");
  }
  const [late, early] = pages;
  const form = (page: Page) => page.getByRole("dialog", { name: "Edit subscription" });
  const save = (page: Page) => form(page).getByRole("button", { name: "Save" }).click();
  await form(late).getByLabel("Note").fill("Calls on Friday");
  await form(early).getByLabel("Plan").selectOption("Enterprise");
  await save(early);
  await early.getByText("Subscription saved").waitFor();
  await save(late);
  await form(late).getByText("It now reads: Enterprise", { exact: false }).waitFor();
  await expect.poll(() => form(late).getByLabel("Note").inputValue()).toBe("Calls on Friday");
  await save(late);
  await late.getByText("Calls on Friday").waitFor();
});

test("the list in German fits a phone; those that end soon are found with their days", async () => {
  const page = await signedIn("support@neroli.example", "/admin/subscriptions", {
    width: 390,
    height: 844,
  });
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Abonnements" }).waitFor();
  await page.getByRole("button", { name: "Endet innerhalb von 30 Tagen" }).click();
  await page.getByRole("row", { name: /Ceramont Waxes.*noch \d Tage/ }).waitFor();
  // What is under the pointer has other colours.
  await page.mouse.move(0, 0);
  await noOverflow(page);
  await expectAccessible(page);
});

test("nobody but support reads it", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/subscriptions");
  await page.getByText("Permission Denied").waitFor();
});

test.each([390, 1440])("a dialog's calendar speaks the reader's language, %i px", async (width) => {
  const page = await signedIn("support@neroli.example", "/admin/subscriptions", {
    locale: "de-DE",
    width,
    height: 844,
  });
  await page.getByRole("button", { name: "Neues Abonnement" }).click();
  const dialog = page.getByRole("dialog", { name: "Neues Abonnement" });
  const ends = dialog.getByLabel("Letzter Tag");
  await ends.fill("32.1.2027");
  await ends.press("Tab");
  await dialog.getByText("Geben Sie ein Datum").waitFor();
  await expect.poll(() => ends.inputValue()).toBe("32.1.2027");

  await ends.fill("01022027");
  await ends.press("ArrowDown");
  const calendar = page.getByRole("dialog", { name: "Kalender" });
  await calendar.getByText("Februar 2027").waitFor();
  expect((await calendar.getByRole("columnheader").first().innerText()).trim()).toBe("Mo");
  await noOverflow(page);
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "hidden" });
  await dialog.waitFor();
  await ends.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => ends.inputValue()).toBe("08/02/2027");
});
