import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, signedIn, signIn, visit } from "./browser.ts";
import { mailsTo, readMail } from "./mails.ts";

test("of three addresses the good one is invited, signs up by the mailed link, and the inviter hears of it", async () => {
  const inviter = await signedIn("manager@neroli.example", "/requests", {
    mayLog: /status of 400/,
  });
  await inviter.getByRole("banner").getByRole("button", { name: "Invite" }).click();
  const dialog = inviter.getByRole("dialog", { name: "Invite your colleagues" });
  await dialog.getByText("Fill in the form first.").waitFor();
  const send = dialog.getByRole("button", { name: "Invite", exact: true });
  await expect.poll(() => send.getAttribute("aria-disabled")).toBe("true");
  await expect
    .poll(() => dialog.getByRole("combobox", { name: "Company" }).inputValue())
    .toBe("Velouria Actives");

  const good = `rosa.${crypto.randomUUID().slice(0, 8)}@velouria-actives.example`;
  const taken = "editor@neroli.example";
  const emails = dialog.getByRole("textbox", { name: "E-mail addresses" });
  await dialog.getByLabel("Message").fill("We work with it every day.");
  await send.click();
  await dialog.getByText("At least one email is required").waitFor();
  await emails.fill(`${good}; rosa.velouria, ${taken}`);
  await dialog.getByText("rosa.velouria is not a valid email").waitFor();
  await expectAccessible(inviter);

  // Closed and opened again nothing of it is lost; by keyboard.
  await inviter.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await inviter.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Remove rosa.velouria" }).press("Enter");
  await send.click();
  await inviter.getByText("Invitation sent").waitFor();
  await inviter
    .getByRole("alert")
    .filter({ hasText: `An account with email ${taken} already exists` })
    .waitFor();
  const left = dialog.getByRole("list", { name: "Addresses to invite" }).getByRole("listitem");
  await expect.poll(() => left.allInnerTexts()).toEqual([expect.stringContaining(taken)]);

  const mail = await readMail(good);
  expect(mail.subject).toBe("Élodie Marchetti invites you to join Velouria Actives on Neroli");
  expect(mail.text).toContain("> We work with it every day.");
  const invited = await newPage();
  await visit(invited, mail.links[0] ?? "");
  await invited.getByRole("heading", { name: "Join Velouria Actives on Neroli" }).waitFor();
  // The inviter's word counts: no review is announced.
  await invited.getByText("your account is ready at once", { exact: false }).waitFor();
  await invited.getByLabel("First name").fill("Rosa");
  await invited.getByLabel("Last name").fill("Ventura");
  await invited.getByLabel("Function or department").selectOption("QUALITY");
  await invited.getByLabel("Country").selectOption("FR");
  await invited.getByLabel("Phone number").fill("+33 1 23 45 67 89");
  const password = "wintry orchards hum softly";
  await invited.getByRole("textbox", { name: "Password" }).fill(password);
  await invited.getByLabel("I accept the terms of use.").check();
  await invited.getByRole("button", { name: "Create account" }).click();
  await invited.getByRole("heading", { name: "Your account is ready" }).waitFor();
  await invited
    .getByRole("main")
    .getByRole("button", { name: "Log in", exact: true })
    .first()
    .click();
  await signIn(invited, good, password);

  const told = "Rosa Ventura accepted your invitation and joined Velouria Actives";
  expect((await readMail("manager@neroli.example", "Rosa Ventura")).subject).toBe(told);
  await visit(inviter, "/notifications");
  await inviter.getByRole("main").getByText(told).first().waitFor();
});

test("Enter adds an address and sends nothing; who is waited for is mailed again, or the invitation withdrawn", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/team", { width: 390, height: 844 });
  await page.getByRole("main").getByRole("button", { name: "Invite colleagues" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite your colleagues" });
  const name = crypto.randomUUID().slice(0, 8);
  const email = `ivo.${name}@velouria-actives.example`;
  const other = `ada.${name}@velouria-actives.example`;
  const emails = dialog.getByRole("textbox", { name: "E-mail addresses" });
  const chips = dialog.getByRole("list", { name: "Addresses to invite" }).getByRole("listitem");
  await emails.fill(email);
  await emails.press("Enter");
  await emails.press("Enter");
  await emails.pressSequentially(`${other};`);
  await emails.press("Enter");
  await expect.poll(() => chips.count()).toBe(2);
  await dialog.getByRole("button", { name: `Remove ${other}` }).click();
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByText("Invitation sent").waitFor();
  const invitations = page.getByRole("list", { name: "Invitations" });
  const row = invitations.getByRole("listitem").filter({ hasText: email });
  await row.getByText("Invited by Élodie Marchetti", { exact: false }).waitFor();
  await expect.poll(() => invitations.getByText(other).count()).toBe(0);
  await expectAccessible(page);
  await noOverflow(page);

  await row.getByRole("button", { name: `Send again: the invitation to ${email}` }).click();
  await page.getByText(`Sent to ${email} again.`, { exact: false }).waitFor();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const { links } = await readMail(email);
  await row.getByRole("button", { name: `Withdraw the invitation to ${email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await page.getByText(`The invitation to ${email} is withdrawn`).waitFor();
  await row.waitFor({ state: "detached" });
  const invited = await newPage();
  await visit(invited, links[0] ?? "");
  await invited.getByRole("heading", { name: "This invitation was withdrawn" }).waitFor();
  await expectAccessible(invited);
});

test("support invites to a company of its choice, from its team and from the list of accounts", async () => {
  const page = await signedIn("support@neroli.example", "/admin/team?company=velouria-actives");
  await page.getByRole("main").getByRole("button", { name: "Invite colleagues" }).click();
  const company = page.getByRole("dialog").getByRole("combobox", { name: "Company" });
  await expect.poll(() => company.inputValue()).toBe("Velouria Actives");
  await page.keyboard.press("Escape");
  await visit(page, "/admin/csm/users");
  await page.getByRole("main").getByRole("button", { name: "Invite", exact: true }).click();
  await expect.poll(() => company.inputValue()).toBe("");
  await company.fill("Maren");
  await page.getByRole("option", { name: "Maren and Holt" }).click();
  const email = `lia.${crypto.randomUUID().slice(0, 8)}@maren-holt.example`;
  await page.getByRole("textbox", { name: "E-mail addresses" }).fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Invite", exact: true }).click();
  const mail = await readMail(email);
  expect(mail.subject).toContain("invites you to join Maren and Holt");
});

test("who belongs to no company reads so before anything is filled in", async () => {
  const page = await signedIn("external@neroli.example", "/user/profile");
  await page.getByRole("banner").getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite your colleagues" });
  await dialog.getByText("Your account belongs to no company yet").waitFor();
  await expect.poll(() => dialog.getByRole("textbox").count()).toBe(0);
  await expectAccessible(page);
});
