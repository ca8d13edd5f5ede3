import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { act } from "./document-steps.ts";

const event = "formulation-days-lyon";
const address = `/admin/event/${event}/dashboard/programme`;
const phone = { width: 390, height: 844 };
const support = (path = address, options = {}) => signedIn("support@neroli.example", path, options);

const programme = (page: Page) => page.getByRole("region", { name: "Programme", exact: true });
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

test("support adds a talk, visitors read it under its day, it is changed and removed", async () => {
  const id = unique();
  const title = `Cold emulsions ${id}`;
  const page = await support(`/admin/event/${event}/dashboard`, { mayLog: /409/ });
  await page.getByRole("link", { name: "Programme", exact: true }).click();
  await page.waitForURL(`**${address}`);
  await page.getByText("Times are those of the exhibition (Europe/Paris).").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add talk" }).click();
  const dialog = page.getByRole("dialog", { name: "Add talk" });
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Speaker/).fill("Dr. Ida Lund");
  await dialog.getByRole("combobox", { name: "Exhibitor" }).fill("ticin");
  await page.getByRole("option", { name: /Ticinello/ }).click();
  await dialog.getByLabel(/^Day/).selectOption({ index: 1 });
  await dialog.getByLabel(/^Hall or room/).fill("amphithéâtre");
  await dialog.getByLabel(/^From/).selectOption("10:00");
  await dialog.getByLabel(/^To/).selectOption("09:45");
  await dialog.getByRole("button", { name: "Add talk" }).click();
  await dialog.getByLabel(/^To/).selectOption("10:45");
  // The room is another talk's still.
  await dialog.getByRole("button", { name: "Add talk" }).click();
  await dialog.getByText("“The microbiome in a jar: what can be proved” is in this room").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel(/^Hall or room/).fill(`Room ${id}`);
  await dialog.getByRole("button", { name: "Add talk" }).click();
  await page.getByText(`“${title}” is in the programme.`).waitFor();
  await row(page, title).getByText("10:00–10:45").waitFor();
  await row(page, title).getByText(`Room ${id}`).waitFor();

  // Rendered by the server.
  const visitor = await newPage({ javaScriptEnabled: false, ...phone });
  await visitor.goto(`/exhibitions/${event}`);
  const days = programme(visitor).getByRole("region");
  await expect.poll(() => days.count()).toBe(2);
  const talk = days.nth(1).getByRole("listitem").filter({ hasText: title });
  await talk.getByText("10:00–10:45").waitFor();
  await talk.getByText(`Room ${id}`).waitFor();
  await talk.getByText("Dr. Ida Lund").waitFor();
  await expect
    .poll(() => talk.getByRole("link").getAttribute("href"))
    .toBe("/company/ticinello-lab");
  await noOverflow(visitor);

  await act(page, { on: title, what: "Edit" });
  const edited = page.getByRole("dialog", { name: `Edit “${title}”` });
  await edited.getByLabel(/^Day/).selectOption({ index: 0 });
  await edited.getByRole("button", { name: "Save" }).click();
  await page.getByText(`“${title}” is saved.`).waitFor();
  await visitor.reload();
  await days.nth(0).getByText(title).waitFor();

  await act(page, { on: title, what: "Remove" });
  await page
    .getByRole("dialog", { name: `Remove “${title}” from the programme?` })
    .getByRole("button", { name: "Remove" })
    .click();
  await page.getByText(`“${title}” is no longer in the programme.`).waitFor();
  await expect.poll(() => row(page, title).count()).toBe(0);
  await visitor.reload();
  await programme(visitor).waitFor();
  await expect.poll(() => visitor.getByText(title).count()).toBe(0);
});

test("the programme on a phone, for visitors and for who keeps it", async () => {
  const visitor = await newPage(phone);
  await visit(visitor, "/exhibitions/nord-ingredients-hamburg");
  await visitor.getByRole("link", { name: "Programme (6 talks)" }).click();
  await programme(visitor).getByText("Retinal in water-based serums").waitFor();
  await expect.poll(() => programme(visitor).getByRole("region").count()).toBe(3);
  await noOverflow(visitor);
  await expectAccessible(visitor);
  const keeper = await support("/admin/event/nord-ingredients-hamburg/dashboard/programme", phone);
  await row(keeper, "Retinal in water-based serums").waitFor();
  await noOverflow(keeper);
  await expectAccessible(keeper);
  await keeper.getByRole("button", { name: "Add talk" }).click();
  await keeper
    .getByRole("dialog", { name: "Add talk" })
    .getByLabel(/^Title/)
    .waitFor();
  await noOverflow(keeper);
  await expectAccessible(keeper);
});

test("a portal has no programme, and no tab for one", async () => {
  const page = await support("/admin/event/maren-holt-portal/dashboard");
  await page.getByRole("link", { name: "Documents", exact: true }).first().waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: "Programme", exact: true }).count())
    .toBe(0);
});
