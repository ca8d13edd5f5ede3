import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  newPage,
  origin,
  signIn,
  speaks,
  stayHere,
  visit,
  visitLogIn,
} from "./browser.ts";
import { mailsTo, readMail } from "./mails.ts";

const password = "violet adagio and thyme";
/** An address of a listed company that nobody has yet. */
const newAddress = (domain: string) => `ada-${crypto.randomUUID().slice(0, 8)}@${domain}`;

async function typeAddress(page: Page, email: string): Promise<void> {
  await page.getByRole("main").getByLabel("E-mail address at work").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function describeOneself(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill("Ada");
  await main.getByLabel("Last name").fill("Ferrari");
  await main.getByLabel("Function or department").selectOption("RESEARCH");
  await main.getByLabel("Country").selectOption("IT");
  await main.getByLabel("Phone number").fill("+39 02 1234567");
  await main.getByLabel("Personal care").check();
  await main.getByLabel("I accept the terms of use.").check();
}

test("from sign-up by the mailed link to the first log-in; the link serves once", async () => {
  const email = newAddress("velouria-actives.example");
  const page = await newPage({ mayLog: /status of 4(10|09|01)/ });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(decodeURIComponent(request.url())));
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  await page.waitForURL(/\/register$/);
  await typeAddress(page, email);
  await page.getByText("You will join Velouria Actives.").waitFor();
  await page.getByRole("button", { name: "Create account" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check these fields:" });
  await summary.getByRole("button", { name: "First name" }).click();
  await page.keyboard.type("Ada");
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ada");
  await expectAccessible(page);
  // A reload loses nothing.
  await page.getByLabel("Last name").fill("Ferrari");
  await visit(page, "/register");
  await page.getByText("You will join Velouria Actives.").waitFor();
  await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("Ferrari");
  await describeOneself(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();
  await page.getByText(`We have sent a mail to ${email}.`, { exact: false }).waitFor();
  await expectAccessible(page);

  // Not before the address is proved.
  await visitLogIn(page);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("alert").waitFor();
  await expect.poll(() => page.getByLabel("E-mail address").inputValue()).toBe(email);
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await page.getByRole("heading", { name: "Forgotten your password?" }).waitFor();
  await expect.poll(() => page.getByLabel("E-mail address").inputValue()).toBe(email);

  const { links } = await readMail(email, "Confirm your e-mail address");
  await visit(page, links[0] ?? "");
  await expectAccessible(page);
  const chosen = page.getByRole("textbox", { name: "Password" });
  await chosen.fill("short");
  await page.getByRole("button", { name: "Activate account" }).click();
  await page.getByText("Please use at least 12 characters.").waitFor();
  await chosen.fill(password);
  await page.getByText("Strong").waitFor();
  await page.getByRole("button", { name: "Activate account" }).click();
  await page.getByRole("heading", { name: "Your account is active" }).waitFor();
  await expectAccessible(page);
  await visit(page, links[0] ?? "");
  await chosen.fill(password);
  await page.getByRole("button", { name: "Activate account" }).click();
  await page.getByRole("heading", { name: "This link was used already" }).waitFor();
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await signIn(page, email, password);
  await page.waitForURL(/\/ingredients\/search/);
  // In histories and logs nobody's mail address stands.
  expect(asked.filter((address) => address.includes(email))).toEqual([]);

  await visit(page, "/register");
  await page.getByRole("heading", { name: "You are logged in already" }).waitFor();
  await expectAccessible(page);
});

test("a private address is refused with the sentence; an unknown company is described", async () => {
  const page = await newPage({ width: 390, height: 844, mayLog: /status of 409/ });
  await visit(page, "/register");
  await typeAddress(page, "ada.ferrari@gmail.com");
  await page
    .getByText(
      "Private email domains are not accepted. Please add your professional e-mail address or contact support@localhost",
    )
    .waitFor();
  await expectAccessible(page);
  const email = newAddress("officina-ferrari.example");
  await typeAddress(page, email);
  await page
    .getByText("We do not know the company behind officina-ferrari.example yet.", { exact: false })
    .waitFor();
  await describeOneself(page);
  await page.getByLabel("Name of the company").fill("Officina Ferrari");
  await page.getByLabel("What it does").selectOption("CONTRACT_MANUFACTURER");
  await page.getByLabel("Anything that helps us").fill("officina-ferrari.example");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();
  await readMail(email, "Confirm your e-mail address");
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText("Sent again. You may", { exact: false }).waitFor();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
});

test("an address with an account answers the same; its owner reads it in a mail", async () => {
  const page = await newPage();
  await visit(page, "/register");
  // The demonstration's own buyer, whose password stays what it was.
  await typeAddress(page, "buyer@neroli.example");
  await page.getByText("We do not know the company behind", { exact: false }).waitFor();
  await describeOneself(page);
  await page.getByLabel("Name of the company").fill("Maren and Holt");
  await page.getByLabel("What it does").selectOption("CONSUMER_CARE_BRAND");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();
  const { links } = await readMail("buyer@neroli.example", "You already have a Neroli account");
  expect(links.map((link) => new URL(link).pathname)).toEqual(["/login", "/password/forgotten"]);
});

/** An account as the form makes it, without the form. */
async function createAccount(email: string): Promise<void> {
  const response = await fetch(`${origin}/api/registration/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email,
      firstname: "Ada",
      lastname: "Ferrari",
      department: "RESEARCH",
      country_code: "IT",
      segments: [],
      notifications: { neroli_digest_enabled: false },
      terms_accepted: true,
      phone_number: "+39 02 1234567",
    }),
  });
  expect(response.status).toBe(200);
}

test("a forgotten password is set anew by the mailed link", async () => {
  const email = newAddress("velouria-actives.example");
  await createAccount(email);
  const page = await newPage({ mayLog: /status of 410/ });
  await visitLogIn(page);
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await page.getByRole("heading", { name: "Forgotten your password?" }).waitFor();
  await page.getByRole("main").getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText(`If there is an account with ${email}`, { exact: false }).waitFor();
  const { links } = await readMail(email, "Set a new password");
  await visit(page, links[0] ?? "");
  const field = page.getByRole("textbox", { name: "New password" });
  await field.fill("short");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByText("Please use at least 12 characters.").waitFor();
  await expectAccessible(page);
  await field.fill(password);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await stayHere(page);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("heading", { name: "Your password is changed" }).waitFor();
  await readMail(email, "Your Neroli password was changed");
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await signIn(page, email, password);

  await visit(page, links[0] ?? "");
  await field.fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("heading", { name: "This link is no longer valid" }).waitFor();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await page.waitForURL(/\/password\/forgotten/);
});

test("visitors of an exhibition sign up there; who has an account joins with one click", async () => {
  const page = await newPage();
  await visit(page, "/register/visitor");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Nord Ingredients Hamburg/ })
    .click();
  await page.getByText("You are signing up for Nord Ingredients Hamburg.").waitFor();
  const email = newAddress("velouria-actives.example");
  await typeAddress(page, email);
  await page.getByText("You will join Velouria Actives.").waitFor();
  await describeOneself(page);
  await page.getByLabel("I accept the terms of Nord Ingredients Hamburg.").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();

  const member = await newPage();
  await visit(member, "/register/visitor?exhibition=formulation-days-lyon");
  await member.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await member.waitForURL(/\/login\?/);
  await speaks("user@neroli.example", "en");
  await signIn(member, "user@neroli.example");
  await member.waitForURL(/\/register\/visitor\?exhibition=/);
  await member.getByRole("button", { name: "Accept the terms and join" }).click();
  await member.getByRole("heading", { name: /^You are signed up for/ }).waitFor();
  await expectAccessible(member);
});
