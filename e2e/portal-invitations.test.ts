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
} from "./browser.ts";
import { mailsTo, readMail } from "./mails.ts";
import { call, newBuyer } from "./new-buyer.ts";
import { tokenOf } from "./session-of.ts";

/** An enabled brand portal of this test's own, which takes no sign-ups. */
async function newPortal(name: string): Promise<string> {
  const token = await tokenOf(origin, "support@neroli.example");
  const body = { name, display_name: name, type: "BRAND_PORTAL" };
  return (await call<{ key: string }>({ method: "POST", path: "/events", body, token })).key;
}

const rowOf = (page: Page, email: string) =>
  page.getByRole("row", { name: new RegExp(email.replaceAll(".", "\\.")) });

async function invite(page: Page, name: string, emails: string) {
  await page.getByRole("button", { name: "Invite people" }).click();
  const dialog = page.getByRole("dialog", { name: `Invite people to ${name}` });
  await dialog.getByRole("textbox", { name: "E-mail addresses" }).fill(emails);
  await dialog.getByLabel("Message").fill("We show you there what we look for.");
  return dialog;
}

test("people are invited into a portal, sign up or join by the mailed link, and are let in at once", async () => {
  const name = `Arnica Court ${unique()}`;
  const portal = await newPortal(name);
  const own = `http://${portal}.localhost:${new URL(origin).port}`;
  const { email: known, password } = await newBuyer();
  const stranger = `rosa-${unique()}@maren-holt.example`;
  const host = await signedIn("support@neroli.example", `/admin/portal/${portal}/externalUsers`, {
    mayLog: /status of 400/,
  });
  const dialog = await invite(host, name, `${stranger}, ${known}; rosa@gmail.com`);
  await expectAccessible(host);
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  // The good ones are invited; what is refused stays with its reason.
  const left = dialog.getByRole("list", { name: "Addresses to invite" }).getByRole("listitem");
  await expect.poll(() => left.allInnerTexts()).toEqual([expect.stringContaining("gmail")]);
  const refused = dialog.getByText("Private email domains are not accepted", { exact: false });
  await refused.first().waitFor();
  await dialog.getByRole("button", { name: "Remove rosa@gmail.com" }).click();
  await host.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  for (const email of [stranger, known]) {
    await rowOf(host, email).getByText("Not signed up", { exact: true }).waitFor();
  }
  await expectAccessible(host);

  const mail = await readMail(stranger, `invites you to ${name}`);
  expect(mail.text).toContain("> We show you there what we look for.");
  const [link = ""] = mail.links;
  expect(new URL(link).origin).toBe(own);
  const guest = await newPage();
  await visit(guest, link);
  await guest.getByRole("heading", { name: `You are invited to ${name}` }).waitFor();
  const main = guest.getByRole("main");
  await main.getByLabel("First name").fill("Rosa");
  await main.getByLabel("Last name").fill("Ventura");
  await main.getByLabel("Function or department").selectOption("QUALITY");
  await main.getByLabel("Country").selectOption("FR");
  await main.getByLabel("Phone number").fill("+33 1 23 45 67 89");
  await main.getByRole("textbox", { name: "Password" }).fill("wintry orchards hum softly");
  for (const terms of await main.getByLabel(/^I accept the/).all()) await terms.check();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Create account" }).click();
  await guest.getByRole("heading", { name: "Your account is ready" }).waitFor();
  // The link has served.
  const again = await newPage();
  await visit(again, link);
  await again.getByRole("heading", { name: "This invitation is no longer good" }).waitFor();
  await expectAccessible(again);

  // Who has an account logs in and joins with one click, where nobody may sign up by themselves.
  const [joining = ""] = (await readMail(known, `invites you to ${name}`)).links;
  const member = await newPage();
  await visit(member, joining);
  await member.getByRole("main").getByRole("button", { name: "Log in" }).first().click();
  await member.waitForURL(/\/login\?.*interaction=/);
  await signIn(member, known, password);
  await member.getByRole("heading", { name: `You are invited to ${name}` }).waitFor();
  await member.getByRole("button", { name: "Accept the terms and join" }).click();
  await member.getByText("You have access.", { exact: false }).waitFor();
  await expectAccessible(member);

  await visit(host, `/admin/portal/${portal}/externalUsers`);
  for (const email of [stranger, known]) {
    await rowOf(host, email).getByText("Let in", { exact: true }).waitFor();
  }
});

test("who is invited is found by the filter, reminded after a day, and the invitation taken back on a phone", async () => {
  const name = `Arnica Yard ${unique()}`;
  const portal = await newPortal(name);
  const email = `ivo-${unique()}@maren-holt.example`;
  const page = await signedIn(
    "support@neroli.example",
    `/admin/portal/${portal}/externalUsers?status__eq=NOT_SIGNED_UP`,
    { width: 390, height: 844 },
  );
  await page.getByText("Nobody is here.").waitFor();
  const dialog = await invite(page, name, email);
  await noOverflow(page);
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByText("Invitation sent").waitFor();
  const row = rowOf(page, email);
  await row.getByText("Invited by", { exact: false }).waitFor();
  await expect
    .poll(() => row.getByRole("button", { name: `Remind ${email}` }).getAttribute("aria-disabled"))
    .toBe("true");
  await expectAccessible(page);
  await noOverflow(page);

  const [link = ""] = (await readMail(email)).links;
  // Somebody else's session does not accept it.
  const other = await signedIn("buyer@neroli.example", new URL(link).pathname, {
    width: 390,
    height: 844,
  });
  await other.getByText(`This invitation is for ${email}`, { exact: false }).waitFor();
  await expectAccessible(other);
  await noOverflow(other);

  await row.getByRole("button", { name: `Take back the invitation of ${email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await page.getByText(`The invitation of ${email} is taken back`).waitFor();
  await row.waitFor({ state: "detached" });
  const guest = await newPage({ width: 390, height: 844 });
  await visit(guest, link);
  await guest.getByRole("heading", { name: "This invitation is no longer good" }).waitFor();
  await noOverflow(guest);
  expect(await mailsTo(email)).toHaveLength(1);
});
