import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, signIn, visit } from "./browser.ts";
import { readMail } from "./mails.ts";
import { newBuyer } from "./new-buyer.ts";

const section = (page: Page) => page.getByRole("region", { name: "Your data" });

/** The proof that stands before it. */
async function prove(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

async function openOwn(width = 1440) {
  const buyer = await newBuyer();
  const page = await newPage({ width });
  await visit(page, "/user/profile#personal-data");
  await signIn(page, buyer.email, buyer.password);
  await section(page).getByRole("button", { name: "Delete my account" }).waitFor();
  return { page, ...buyer };
}

test("one's own data is put together, and fetched from the downloads", async () => {
  const { page } = await openOwn();
  await section(page).getByRole("button", { name: "Export my data" }).click();
  await page.getByText("Your data is being put together.").waitFor();
  await page.getByRole("button", { name: "See downloads" }).click();
  const row = page.getByRole("row").filter({ hasText: "Data of a person" });
  const get = row.getByRole("button", { name: /^Get the file: noa-lindqvist-/ });
  await get.waitFor();
  const begun = page.waitForEvent("download");
  await get.click();
  expect((await begun).suggestedFilename()).toMatch(/^noa-lindqvist-.*\.zip$/);
});

test("an account is to be deleted, says so on every page, and is kept by a press", async () => {
  const { page, email, password } = await openOwn(390);
  await section(page).getByRole("button", { name: "Delete my account" }).click();
  await prove(page, password);
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  await question.getByText("Stays without your name", { exact: false }).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await question.getByRole("button", { name: "Delete my account" }).click();
  await section(page).getByText("Your account will be deleted on", { exact: false }).waitFor();
  expect((await readMail(email, "is going to be deleted")).text).toContain("Keep my account");
  await expectAccessible(page);
  await noOverflow(page);

  await visit(page, "/ingredients/search");
  const main = page.getByRole("main");
  await main.getByText("Your account will be deleted on", { exact: false }).waitFor();
  await noOverflow(page);
  await main.getByRole("button", { name: "Keep my account" }).click();
  await page.getByText("Your account stays.").waitFor();
  await main
    .getByText("Your account will be deleted on", { exact: false })
    .waitFor({ state: "detached" });
  await visit(page, "/user/profile#personal-data");
  await section(page).getByRole("button", { name: "Delete my account" }).waitFor();
});

test("the last manager of a company reads that a colleague has to follow first", async () => {
  const page = await signedIn("manager@neroli.example", "/user/profile#personal-data");
  const button = section(page).getByRole("button", { name: "Delete my account" });
  await expect
    .poll(() => button.getAttribute("data-tip"))
    .toContain("You are the last manager of your company.");
  await button.press("Enter");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("support exports and deletes on somebody's behalf, and takes it back", async () => {
  const { key } = await newBuyer();
  const page = await signedIn("support@neroli.example", `/admin/csm/users?user=${key}`);
  const account = page.getByRole("region", { name: "Account", exact: true });
  await account.getByRole("button", { name: "Export data" }).click();
  await page
    .getByText("The data of Noa Lindqvist is being put together", { exact: false })
    .waitFor();
  await account.getByRole("button", { name: "Delete account" }).click();
  const question = page.getByRole("dialog", { name: "Delete the account of Noa Lindqvist?" });
  await question.getByText("The person is told by mail", { exact: false }).waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete account" }).click();
  await account.getByText(/^Is deleted on/).waitFor();
  await account.getByText("Deletion asked for").waitFor();
  await account.getByRole("button", { name: "Keep account" }).click();
  await account.getByRole("button", { name: "Delete account" }).waitFor();
  await account.getByText("Deletion taken back").waitFor();
});
