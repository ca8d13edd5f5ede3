import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, heldToken, newPage, origin, signIn, speaks, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { sessionOf } from "./session-of.ts";

test("signing in returns to the same address; signing out leads to the search, in every tab", async () => {
  // What another tab is just asking for may be refused when the session ends.
  const page = await newPage({ mayLog: /status of 401/ });
  await visit(page, "/requests?type=SAMPLE&status=OPEN");
  await signIn(page, "buyer@neroli.example");
  await page.waitForURL(`${origin}/requests?type=SAMPLE&status=OPEN`);
  const other = await page.context().newPage();
  await visit(other, "/notifications");
  await other.getByRole("heading", { name: "Your Notifications" }).waitFor();

  await page.getByRole("button", { name: /user menu/i }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/\/ingredients\/search/);
  await page.getByRole("button", { name: "Log in" }).waitFor();
  await other.getByRole("banner").getByRole("button", { name: "Log in" }).waitFor();
});

test("who was signed in is not offered to log in while the server does not say who it is", async () => {
  const session = await sessionOf(origin, "buyer@neroli.example");
  const page = await newPage({ session, mayLog: /Failed to load resource/ });
  let asked = 0;
  await page.route("**/api/users/profile", (route) => {
    asked += 1;
    return route.abort();
  });
  await visit(page, "/ingredients/search");
  const logIn = page.getByRole("banner").getByRole("button", { name: "Log in" });
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect.poll(() => logIn.count()).toBe(0);
  await page.unroute("**/api/users/profile");
  await page.getByRole("button", { name: /user menu/i }).waitFor();
});

test("restricted fields are for verified readers: named to a visitor, shown to a buyer", async () => {
  const visitor = await newPage();
  await visit(visitor, "/ingredients/permalink/velourine-b3-pc");
  await visitor
    .getByText("For verified users: log in, or sign up, to read these.")
    .first()
    .waitFor();
  await expect.poll(() => visitor.getByText("Minimum order quantity").count()).toBe(1);
  expect(await visitor.content()).not.toContain('minimum_order_quantity":{');

  const buyer = await newPage();
  await visit(buyer, "/requests");
  await signIn(buyer, "buyer@neroli.example");
  await visit(buyer, "/ingredients/permalink/velourine-b3-pc");
  await buyer.getByRole("term").filter({ hasText: "Minimum order quantity" }).waitFor();
});

test("a search and its facets work without JavaScript", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("main").getByRole("searchbox").fill("acid");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/query=acid/);
  const hits = await page.getByRole("article").count();
  await page
    .getByRole("link", { name: /^Home care/ })
    .first()
    .click();
  await page.waitForURL(/segment=HOMECARE/);
  await expect.poll(() => page.getByRole("article").count()).toBeLessThan(hits);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/ingredients\/permalink\//);
});

test("the chosen language stays", async () => {
  const page = await newPage();
  await visit(page, "/ingredients/search");
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { level: 1, name: "Inhaltsstoffe" }).waitFor();
  await visit(page, "/suppliers/search");
  await page.getByRole("heading", { level: 1, name: "Anbieter" }).waitFor();
});

test("a language is the account's: chosen anywhere, applied at each sign-in, followed elsewhere", async () => {
  const { email, password } = await newBuyer();
  const page = await newPage({ mayLog: /Failed to load resource/ });
  await visit(page, "/requests");
  await signIn(page, email, password);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: /, (Language|Sprache|Langue)$/ }).click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  // What is not kept is told, and nothing changes.
  await page.route("**/api/users/settings", (route) => route.abort());
  await choose("Deutsch");
  await page.getByText("Your language could not be saved. Nothing has changed.").waitFor();
  await page.unroute("**/api/users/settings");
  const tab = await page.context().newPage();
  await visit(tab, "/notifications");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Anfragen" }).waitFor();

  // Another tab follows with its next page, as does what another device has chosen.
  await tab.getByRole("banner").getByRole("link", { name: "Requests" }).click();
  await tab.getByRole("heading", { level: 1, name: "Anfragen" }).waitFor();
  await visit(page, "/user/profile");
  const own = page.getByLabel("Sprache der Seiten und E-Mails");
  await expect.poll(() => own.inputValue()).toBe("de");
  const elsewhere = await newPage();
  await visit(elsewhere, "/requests");
  await signIn(elsewhere, email, password);
  await elsewhere.getByRole("heading", { level: 1, name: "Anfragen" }).waitFor();
  await speaks(email, "fr", password);
  await visit(elsewhere, "/notifications");
  await elsewhere
    .getByRole("button", { name: /user menu|Benutzermenü|menu utilisateur/ })
    .waitFor();
  await elsewhere.getByRole("banner").getByRole("link").first().click();
  await expect.poll(() => elsewhere.locator("html").getAttribute("lang")).toBe("fr");

  // The form of before says nothing of it: once saved, it follows what was chosen elsewhere.
  await page.getByLabel("Position").fill("Einkauf");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByLabel("Langue des pages et des e-mails").waitFor();
  await page.getByText("Profil enregistré").waitFor();
});

test("a page that one may not see says so; the supplier's admin is not a buyer's", async () => {
  const page = await newPage();
  await visit(page, "/admin");
  await signIn(page, "buyer@neroli.example");
  await page
    .getByText("Permission Denied: Sorry, you do not have permission to access this page.")
    .waitFor();
  await expectAccessible(page);
});

/** What support does in its administration, by the same calls. */
async function startSupport(): Promise<(call: string) => Promise<void>> {
  const page = await newPage();
  await visit(page, "/requests");
  await signIn(page, "support@neroli.example");
  const authorization = `Bearer ${await heldToken(page)}`;
  return async (call) => {
    const [method = "", path] = call.split(" ");
    const response = await fetch(`${origin}/api${path}`, { method, headers: { authorization } });
    expect(response.status, call).toBe(200);
  };
}

const askForSample = (page: Page) => page.getByRole("button", { name: "Request a sample" }).click();
const sampleForm = (page: Page) => page.getByRole("dialog", { name: "Request a sample" });
const product = "/ingredients/permalink/velourine-b3-pc";

test("who is disabled is out within a minute in every tab, reads why, and loses no draft", async () => {
  const support = await startSupport();
  const { key, email, password } = await newBuyer();
  const page = await newPage({ mayLog: /status of 403/ });
  await page.clock.install();
  await visit(page, "/requests");
  await signIn(page, email, password);
  await visit(page, product);
  await askForSample(page);
  const draft = `Half written (${crypto.randomUUID()})`;
  await sampleForm(page).getByLabel("Message").fill(draft);
  const other = await page.context().newPage();
  await visit(other, "/notifications");
  await other.getByRole("heading", { name: "Your Notifications" }).waitFor();

  await support(`PUT /users/${key}/disable`);
  await page.bringToFront();
  await page.clock.fastForward(46_000);
  const why = "Your account is disabled. Please contact our support team.";
  await page.getByRole("alert").filter({ hasText: why }).waitFor();
  await other.getByRole("heading", { name: "You have been logged out" }).waitFor();
  await other.getByText(why).waitFor();
  await expectAccessible(other);

  await other.getByRole("button", { name: "Log in again" }).click();
  await other.getByLabel(/e-?mail/i).fill(email);
  await other.getByRole("textbox", { name: "Password" }).fill(password);
  await other.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await other.getByRole("alert").filter({ hasText: why }).waitFor();

  await support(`PUT /users/${key}/enable`);
  await sampleForm(page).getByRole("button", { name: "Log in" }).click();
  await signIn(page, email, password);
  await page.waitForURL(`${origin}${product}`);
  await expect.poll(() => sampleForm(page).getByLabel("Message").inputValue()).toBe(draft);
});

test("who is verified meanwhile goes on without signing in again", async () => {
  const support = await startSupport();
  const { key, email, password } = await newBuyer();
  await support(`POST /users/${key}/unverify`);
  const page = await newPage();
  await visit(page, "/requests");
  await signIn(page, email, password);
  await visit(page, product);
  await askForSample(page);
  await sampleForm(page).getByText("Our Team is reviewing your user account.").waitFor();
  await page.keyboard.press("Escape");
  await support(`POST /users/${key}/verify`);
  await askForSample(page);
  await sampleForm(page).getByLabel("Message").waitFor();
});

test("a log-in form that has expired begins anew, says so and still returns to the address", async () => {
  const page = await newPage();
  await visit(page, "/requests?type=QUOTE");
  await page.getByLabel(/e-?mail/i).waitFor();
  // What a browser keeps of a sign-in for an hour.
  await page.context().clearCookies();
  await page.getByLabel(/e-?mail/i).fill("amara.lewis@neroli.example");
  await page.getByRole("textbox", { name: "Password" }).fill("neroli-demo");
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByText("The log-in form had expired.").waitFor();
  await expect
    .poll(() => page.getByLabel(/e-?mail/i).inputValue())
    .toBe("amara.lewis@neroli.example");
  await signIn(page, "amara.lewis@neroli.example");
  await page.waitForURL(`${origin}/requests?type=QUOTE`);
});

test("a log-in that fails at the provider says whose mistake it is, and how to go on", async () => {
  const page = await newPage();
  await page.goto("/signIn?error=server_error");
  const alert = page.getByRole("alert").filter({ hasText: "it is not your password" });
  await alert.getByText("support@localhost", { exact: false }).waitFor();
  await page.goto("/signIn?error=temporarily_unavailable");
  await page
    .getByText("The log-in service does not answer at the moment", { exact: false })
    .waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("E-mail address").waitFor();
});
