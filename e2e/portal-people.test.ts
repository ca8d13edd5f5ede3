import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, visit } from "./browser.ts";

const portal = "maren-holt-portal";
const name = "Maren and Holt Ingredient Portal";

async function publish(page: Page, text: string, version: number): Promise<void> {
  await page.getByLabel("Text in English (optional)").fill(text);
  await page.getByRole("button", { name: "Publish" }).click();
  const question = page.getByRole("dialog", { name: `Publish version ${version}?` });
  await question.getByRole("button", { name: "Publish" }).click();
  await page.getByText(`Version ${version} is published`).waitFor();
  await page.getByText(`Version ${version}, `, { exact: false }).first().waitFor();
}

test("terms are published, accepted at sign-up, and anew; who is let in is blocked and removed", async () => {
  const host = await signedIn("portal-admin@neroli.example", `/admin/portal/${portal}/terms`);
  await publish(host, "What you read here stays here.", 1);
  await expectAccessible(host);

  const visitor = await newPage();
  await visit(visitor, `/register/visitor?portal=${portal}`);
  const guest = await signedIn("buyer@neroli.example", `/register/visitor?portal=${portal}`);
  const shown = guest.getByRole("region", { name: `Terms of ${name}, version 1` });
  await shown.getByText("What you read here stays here.").waitFor();
  await expectAccessible(guest);
  await guest.getByRole("main").getByRole("button").last().click();
  await guest.getByRole("status").waitFor();

  await visit(host, `/admin/portal/${portal}/externalUsers`);
  const row = host.getByRole("row", { name: /buyer@neroli\.example/ });
  await row.getByRole("button", { name: /^Approve/ }).click();
  await row.getByText("Let in", { exact: true }).waitFor();
  await expectAccessible(host);
  await visit(host, `/admin/portal/${portal}/users`);
  await host.getByRole("row", { name: /portal-admin@neroli\.example/ }).waitFor();
  await expect.poll(() => row.count()).toBe(0);

  // Another version: whoever enters a page of the portal is asked for it.
  await visit(host, `/admin/portal/${portal}/terms`);
  await host.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await host.getByRole("dialog").waitFor({ state: "hidden" });
  await publish(host, "What you read here stays here, and is yours.", 2);
  await visit(guest, `/ingredients/search?portal=${portal}`);
  const question = guest.getByRole("dialog", { name: `The terms of ${name} have changed` });
  await question.getByText("and is yours", { exact: false }).waitFor();
  await expectAccessible(guest);
  await question.getByRole("button", { name: "Accept" }).click();
  await guest.getByText(`Thank you. The terms of ${name} are accepted.`).waitFor();
  await visit(guest, `/ingredients/search?portal=${portal}`);
  await expect.poll(() => question.count()).toBe(0);

  await visit(host, `/admin/event/${portal}/dashboard/users`);
  await host.getByRole("dialog").getByRole("button", { name: "Later" }).click();
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
  await guest.getByRole("heading", { level: 1 }).waitFor();
  await visit(guest, `/register/visitor?portal=${portal}`);
  await guest.getByRole("region", { name: `Terms of ${name}, version 2` }).waitFor();
});

test("the page of terms in German fits a phone", async () => {
  const page = await signedIn("support@neroli.example", `/admin/portal/${portal}/terms`, {
    width: 390,
    height: 844,
  });
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: `Bedingungen von ${name}` }).waitFor();
  await noOverflow(page);
});
