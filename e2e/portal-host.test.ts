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
import { readMail } from "./mails.ts";
import { call } from "./new-buyer.ts";
import { tokenOf } from "./session-of.ts";

const password = "violet adagio and thyme";

/** Creates a brand portal in the administration; it takes sign-ups and has one company. */
async function createPortal(support: Page, name: string): Promise<string> {
  await support.getByRole("button", { name: "New portal" }).click();
  const form = support.getByRole("dialog", { name: "New portal" });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel("Internal name").fill(name);
  await form.getByLabel("Type").selectOption("Brand portal");
  const key = name.toLowerCase().replaceAll(" ", "-");
  await form.getByLabel("Key (optional)").fill(key);
  await form.getByRole("button", { name: "Create" }).click();
  await support.getByText(`${name} is created`).waitFor();

  await visit(support, `/admin/portal/${key}/settings`);
  await support.getByRole("textbox", { name: "Colour", exact: true }).fill("#0a5c5c");
  await support.getByRole("checkbox", { name: /sign up/i }).check();
  await support.getByRole("button", { name: "Save", exact: true }).click();
  await support.getByText("Settings saved").waitFor();

  // Letting companies in by the dashboard: portal-companies.test.ts.
  await call({
    method: "POST",
    path: `/events/${key}/companies/velouria-actives/enable`,
    token: await tokenOf(origin, "support@neroli.example"),
  });
  return key;
}

/** Signs up at the host by its own link, and follows the mailed one. */
async function signUp(page: Page, { host, email }: { host: string; email: string }) {
  await visit(page, `${host}/`);
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  const main = page.getByRole("main");
  await main.getByLabel("E-mail address at work").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await main.getByLabel("First name").fill("Ada");
  await main.getByLabel("Last name").fill("Ferrari");
  await main.getByLabel("Function or department").selectOption("RESEARCH");
  await main.getByLabel("Country").selectOption("IT");
  await main.getByLabel("Phone number").fill("+39 02 1234567");
  await main.getByLabel("Personal care").check();
  for (const terms of await main.getByLabel(/^I accept the/).all()) await terms.check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();
  const { links } = await readMail(email, "Confirm your e-mail address");
  const [link = ""] = links;
  expect(new URL(link).origin).toBe(host);
  await visit(page, link);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Activate account" }).click();
  await page.getByRole("heading", { name: "Your account is active" }).waitFor();
}

test("a brand portal, from its creation to a buyer who signs up on its host and asks for a sample", async () => {
  const name = `Arnica House ${unique()}`;
  const support = await signedIn("support@neroli.example", "/admin/portals");
  const key = await createPortal(support, name);
  const host = `http://${key}.localhost:${new URL(origin).port}`;
  const email = `ada-${unique()}@maren-holt.example`;
  const page = await newPage();
  await signUp(page, { host, email });

  // Support admits the account, and lets it into the portal.
  const token = await tokenOf(origin, "support@neroli.example");
  const { content } = await call<{ content: { key: string }[] }>({
    ...{ method: "GET", path: `/users?email__icontains=${encodeURIComponent(email)}`, token },
  });
  await call({ method: "POST", path: `/users/${content[0]?.key}/verify`, token });
  await visit(support, `/admin/portal/${key}/externalUsers`);
  const row = support.getByRole("row", { name: new RegExp(email.replaceAll(".", "\\.")) });
  await row.getByRole("button", { name: /^Approve/ }).click();
  await row.getByText("Let in", { exact: true }).waitFor();
  const admitted = await readMail(email, `You have access to ${name}`);
  expect(new URL(admitted.links[0] ?? "").origin).toBe(host);

  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await signIn(page, email, password);
  expect(new URL(page.url()).origin).toBe(host);
  await visit(page, `${host}/ingredients/search?query=velopeel`);
  await page.getByRole("banner").getByText(name).first().waitFor();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Velopeel® MA 99/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Request a sample" }).click();
  const form = page.getByRole("dialog", { name: "Request a sample" });
  await form.getByRole("button", { name: "Send request" }).waitFor();
  const street = form.getByLabel(/^Street/);
  if ((await street.count()) > 0) {
    await street.fill("Via Roma 1");
    await form.getByLabel(/^(City|Town)/).fill("Milano");
    await form.getByLabel(/^(Postal|Post) ?code/i).fill("20121");
  }
  await form.getByRole("button", { name: "Send request" }).click();
  await page.getByText("Request sent").waitFor();

  // The session is that of this host alone.
  await visit(page, origin);
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).waitFor();
  await visit(page, `${host}/ingredients/search`);
  await page.getByRole("button", { name: /user menu$/i }).waitFor();
});

test("a portal's host has its own look, search and addresses in five languages", async () => {
  const { port } = new URL(origin);
  const host = `http://haldermark-customer-desk.localhost:${port}`;
  for (const locale of ["en-GB", "de-DE", "it-IT", "fr-FR", "es-ES"]) {
    const page = await newPage({ locale });
    await visit(page, `${host}/ingredients/search`);
    await expect
      .poll(() => page.locator("link[rel=canonical]").getAttribute("href"))
      .toBe(`${host}/ingredients/search`);
    await expect.poll(() => page.title()).toMatch(/Haldermark/);
    await expectAccessible(page);
  }
  const page = await newPage({ mayLog: /404/ });
  await visit(page, `${host}/suppliers/search`);
  await page.getByText("Haldermark", { exact: false }).first().waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Velouria Actives" }).count()).toBe(0);
  await page.goto(`${host}/company/velouria-actives`);
  await page.getByText("does not exist or is not available to you.", { exact: false }).waitFor();
});

test("an exhibition's host leads to its exhibitors, and whoever comes signs up there", async () => {
  const host = `http://nord-ingredients-hamburg.localhost:${new URL(origin).port}`;
  const page = await newPage({ mayLog: /404/ });
  await visit(page, `${host}/`);
  const robots = await page.evaluate(async () => (await fetch("/robots.txt")).text());
  expect(robots).toContain(`Sitemap: ${host}/`);
  await page.getByRole("link", { name: "Exhibitors", exact: true }).click();
  await page.waitForURL(`${host}/exhibitions/nord-ingredients-hamburg`);
  await page.getByText("7 exhibitors", { exact: true }).waitFor();
  await expectAccessible(page);
  await expect.poll(() => page.title()).toMatch(/· Nord Ingredients Hamburg$/);
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  await page.getByText("Nord Ingredients Hamburg", { exact: false }).first().waitFor();
  await page.getByLabel("E-mail address at work").waitFor();
  expect(new URL(page.url()).origin).toBe(host);
  // Of what is elsewhere nothing is there, not even another exhibition.
  await page.goto(`${host}/exhibitions/formulation-days-lyon`);
  await page.getByRole("heading", { name: "Page not found" }).waitFor();

  const phone = await newPage({ width: 390, height: 844, locale: "de-DE" });
  await visit(phone, `${host}/exhibitions/nord-ingredients-hamburg`);
  await noOverflow(phone);
});
