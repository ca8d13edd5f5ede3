import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  newPage,
  noOverflow,
  origin,
  signedIn,
  signIn,
  unique,
  visit,
  visitLogIn,
} from "./browser.ts";
import { call, newBuyer } from "./new-buyer.ts";
import { tokenOf } from "./session-of.ts";

interface Settings extends Record<string, unknown> {
  key: string;
}

/** An enabled brand portal of this test's own that takes sign-ups. */
async function newPortal(name: string): Promise<string> {
  const token = await tokenOf(origin, "support@neroli.example");
  const { key } = await call<{ key: string }>({
    method: "POST",
    path: "/events",
    body: { name, display_name: name, type: "BRAND_PORTAL" },
    token,
  });
  const path = `/portals/${key}/settings`;
  const {
    key: _,
    type,
    enabled,
    display_name,
    ...form
  } = await call<Settings>({
    ...{ method: "GET", path, token },
  });
  await call({ method: "PUT", path, body: { ...form, takes_sign_ups: true }, token });
  return key;
}

async function publish(page: Page, text: string, version: number): Promise<void> {
  await page.getByLabel("Text in English (optional)").fill(text);
  await page.getByRole("button", { name: "Publish" }).click();
  const question = page.getByRole("dialog", { name: `Publish version ${version}?` });
  await question.getByRole("button", { name: "Publish" }).click();
  await page.getByText(`Version ${version} is published`).waitFor();
  await page.getByText(`Version ${version}, `, { exact: false }).first().waitFor();
}

test("terms are published, accepted at sign-up, and anew; who is let in is blocked and removed", async () => {
  const name = `Arnica Desk ${unique()}`;
  const portal = await newPortal(name);
  const { email, password } = await newBuyer();
  const host = await signedIn("support@neroli.example", `/admin/portal/${portal}/terms`);
  await publish(host, "What you read here stays here.", 1);
  await expectAccessible(host);

  const guest = await newPage();
  await visitLogIn(guest);
  await signIn(guest, email, password);
  await visit(guest, `/register/visitor?portal=${portal}`);
  const shown = guest.getByRole("region", { name: `Terms of ${name}, version 1` });
  await shown.getByText("What you read here stays here.").waitFor();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Accept the terms and join" }).click();
  await guest.getByText(`You are signed up for ${name}`).waitFor();

  await visit(host, `/admin/portal/${portal}/externalUsers`);
  const row = host.getByRole("row", { name: new RegExp(email.replaceAll(".", "\\.")) });
  await row.getByRole("button", { name: /^Approve/ }).click();
  await row.getByText("Let in", { exact: true }).waitFor();
  await expectAccessible(host);
  // Who has no right works in no portal.
  await visit(host, `/admin/portal/${portal}/users`);
  await host.getByText("None yet").waitFor();

  // Another version: whoever enters a page of the portal is asked for it.
  await visit(host, `/admin/portal/${portal}/terms`);
  await publish(host, "What you read here stays here, and is yours.", 2);
  await visit(guest, `/ingredients/search?portal=${portal}`);
  const question = guest.getByRole("dialog", { name: `The terms of ${name} have changed` });
  await question.getByText("and is yours", { exact: false }).waitFor();
  await expectAccessible(guest);
  await question.getByRole("button", { name: "Accept" }).click();
  await guest.getByText(`Thank you. The terms of ${name} are accepted.`).waitFor();

  await visit(host, `/admin/event/${portal}/dashboard/users`);
  await row.getByRole("button", { name: /^Block/ }).click();
  await row.getByText("Blocked", { exact: true }).waitFor();
  await row.getByRole("button", { name: /^Let in again/ }).click();
  await row.getByText("Let in", { exact: true }).waitFor();
  await row.getByRole("button", { name: /^Remove/ }).click();
  const sure = host.getByRole("dialog", { name: /^Remove/ });
  await sure.getByText("Public access stays.", { exact: false }).waitFor();
  await sure.getByRole("button", { name: "Remove" }).click();
  await row.waitFor({ state: "detached" });

  // What everybody sees is there for who was removed, and the sign-up too.
  await visit(guest, "/ingredients/search");
  await guest.getByRole("article").first().waitFor();
  await visit(guest, `/register/visitor?portal=${portal}`);
  await guest.getByRole("region", { name: `Terms of ${name}, version 2` }).waitFor();
});

test("the page of terms in German fits a phone", async () => {
  const page = await signedIn(
    "support@neroli.example",
    "/admin/portal/haldermark-customer-desk/terms",
    { width: 390, height: 844 },
  );
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: /^Bedingungen von Haldermark/ }).waitFor();
  await noOverflow(page);
});

test("the demonstration's portals have terms that a visitor accepts at sign-up, and support reads who did", async () => {
  const email = `lena-${unique()}@maren-holt.example`;
  const guest = await newPage({ width: 390, height: 844 });
  await visit(guest, "/register/visitor?portal=haldermark-customer-desk");
  const main = guest.getByRole("main");
  await main.getByLabel("E-mail address at work").fill(email);
  await guest.getByRole("button", { name: "Continue" }).click();
  const terms = guest.getByRole("region", { name: "Terms of Haldermark Customer Desk, version 1" });
  await terms.getByText("Haldermark Chemie is an invented company", { exact: false }).waitFor();
  await expectAccessible(guest);
  await noOverflow(guest);
  await main.getByLabel("First name").fill("Lena");
  await main.getByLabel("Last name").fill("Ottmann");
  await main.getByLabel("Function or department").selectOption("RESEARCH");
  await main.getByLabel("Country").selectOption("DE");
  await main.getByLabel("Phone number").fill("+49 40 1234567");
  for (const accepted of await main.getByLabel(/^I accept the/).all()) await accepted.check();
  await guest.getByRole("button", { name: "Create account" }).click();
  await guest.getByRole("heading", { name: "Check your mail" }).waitFor();

  const support = await signedIn(
    "support@neroli.example",
    "/admin/portal/haldermark-customer-desk/terms",
  );
  await support.getByText(/accepted by \d+ people/).waitFor();
  const downloads = support.waitForEvent("download");
  await support.getByRole("button", { name: "Download who accepted" }).click();
  const file = await (await downloads).path();
  expect(await readFile(file, "utf8")).toContain(email);
});
