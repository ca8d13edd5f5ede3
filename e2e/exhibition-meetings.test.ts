import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";

const address = "/exhibitions/nord-ingredients-hamburg";

test("a visitor asks for a meeting, the exhibitor agrees, a calendar takes it, it is canceled", async () => {
  const buyer = await newBuyer();
  const subject = `Samples ${unique()}`;
  const row = (page: Page) => page.getByRole("listitem").filter({ hasText: subject });
  const page = await pageOf(buyer, address);
  await page.getByRole("button", { name: "Request a meeting with Velouria Actives" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a meeting with Velouria Actives" });
  await dialog.getByText("Times are those of the exhibition (Europe/Berlin).").waitFor();
  await dialog.getByLabel("Time", { exact: false }).selectOption({ index: 3 });
  await dialog.getByLabel(/^Subject/).fill(subject);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Request a meeting" }).click();
  await page.getByText("The meeting is requested.").waitFor();

  const seller = await signedIn("editor@neroli.example", address);
  await seller.getByRole("link", { name: "Meetings of my company" }).click();
  await row(seller).getByText("Asked", { exact: true }).waitFor();
  await expectAccessible(seller);
  await row(seller).getByRole("button", { name: "Agree" }).click();
  await row(seller).getByText("Agreed", { exact: true }).waitFor();

  await visit(page, `${address}/plan`);
  await row(page).getByText("Agreed", { exact: true }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    row(page)
      .getByRole("button", { name: /^Calendar file: Velouria Actives/ })
      .click(),
  ]);
  const calendar = await readFile(await file.path(), "utf8");
  expect(calendar).toContain("STATUS:CONFIRMED");
  expect(calendar).toContain(subject);
  await expectAccessible(page);
  await row(page).getByRole("button", { name: "Cancel meeting" }).click();
  const question = page.getByRole("dialog", { name: "Cancel the meeting with Velouria Actives?" });
  await question.getByLabel(/^Reason/).fill("I travel on another day");
  await question.getByRole("button", { name: "Cancel meeting" }).click();
  await row(page).getByText("Canceled", { exact: true }).waitFor();

  await visit(seller, `${address}/meetings`);
  await row(seller).getByText("Reason: I travel on another day").waitFor();
});

test("an exhibitor says when it can be met, on a phone too", async () => {
  const seller = await signedIn("editor@neroli.example", `${address}/meetings`, {
    ...{ width: 390, height: 844 },
  });
  const hours = seller.getByRole("list", { name: "When you can be met" });
  await hours.getByText("30 minutes each, 2 at a time").first().waitFor();
  await noOverflow(seller);
  await seller.getByRole("button", { name: "Add times" }).click();
  const dialog = seller.getByRole("dialog", { name: "Add times" });
  await dialog.getByLabel(/^From/).selectOption("18:00");
  await dialog.getByLabel(/^To/).selectOption("19:00");
  await expectAccessible(seller);
  await dialog.getByRole("button", { name: "Add times" }).click();
  const added = hours.getByRole("listitem").filter({ hasText: "18:00–19:00" });
  await added.waitFor();
  await noOverflow(seller);
  await expectAccessible(seller);
  await added.getByRole("button", { name: /^Remove/ }).click();
  const question = seller.getByRole("dialog", { name: "Remove these times?" });
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await added.waitFor({ state: "detached" });
});
