import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  newPage,
  noOverflow,
  origin,
  signedIn,
  signIn,
  type Visit,
  visit,
} from "./browser.ts";
import { readMail } from "./mails.ts";
import { newBuyer } from "./new-buyer.ts";
import { tokenOf } from "./session-of.ts";

const toVerify = "/admin/csm/users?status__eq=AWAITING_VERIFICATION";
const product = "/ingredients/permalink/velourine-b3-pc";

async function openAs(email: string, address: string, options: Visit = {}): Promise<Page> {
  const page = await signedIn(email, address, options);
  return page;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("checkbox", { name: `Select ${name}` }) });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

test("verified by keyboard, the person asks for a sample without signing in again", async () => {
  const person = await openAs("tessa.vermeulen@petal-theory.example", "/requests");
  await visit(person, product);
  const ask = person.getByRole("button", { name: "Request a sample" });
  const form = person.getByRole("dialog", { name: "Request a sample" });
  await ask.click();
  await form.getByText("Our Team is reviewing your user account.").waitFor();
  await person.keyboard.press("Escape");

  const support = await openAs("support@neroli.example", toVerify);
  const verify = support.getByRole("button", { name: "Verify Tessa Vermeulen" });
  await verify.waitFor();
  await expectAccessible(support);
  await verify.focus();
  await support.keyboard.press("Enter");
  await support.getByText("Tessa Vermeulen is verified").waitFor();
  await verify.waitFor({ state: "detached" });
  await expect.poll(() => focused(support)).toMatch(/^Verify (?!Tessa)/);
  const mail = await readMail("tessa.vermeulen@petal-theory.example");
  expect(mail.subject).toBe("Your account is verified");

  await ask.click();
  await form.getByLabel("Message").fill("For a serum, please.");
  await form.getByLabel("Street and number").fill("1231 NW Hoyt Street");
  await form.getByLabel("Postal code").fill("97209");
  await form.getByLabel("City").fill("Portland");
  await form.getByLabel("Country").selectOption("US");
  await form.getByLabel("Full name").fill("Tessa Vermeulen");
  await form.getByLabel("Company").fill("Petal Theory");
  await form.getByLabel("Function or department").selectOption("FORMULATION_DEVELOPMENT");
  await form.getByRole("button", { name: "Send request" }).click();
  await person.getByText("Request sent").waitFor();
});

test("from the account beside the list: verify and on to the next, undo, assign, history", async () => {
  const support = await openAs("support@neroli.example", `${toVerify}&sort=lastname`);
  await support.getByRole("button", { name: "Open Inês Matos" }).click();
  const account = support.getByRole("region", { name: "Account", exact: true });
  await account.getByText("my colleague Duarte is with you already", { exact: false }).waitFor();
  // No row half under the head of the table, where axe finds it too small.
  await support.evaluate(() => scrollTo(0, 0));
  await expectAccessible(support);
  await account.getByRole("button", { name: "Assign to Pinewell Resins and Balsams" }).click();
  await support.getByText("Inês Matos now belongs to Pinewell Resins and Balsams").waitFor();
  await account.getByRole("checkbox", { name: "Supplier: user" }).waitFor();
  await expect
    .poll(() => account.getByRole("checkbox", { name: "Supplier: user" }).isChecked())
    .toBe(true);
  await account.getByText("Assigned to a company").waitFor();

  await account.getByRole("button", { name: "Verify", exact: true }).press("Enter");
  await support.getByText("Inês Matos is verified").waitFor();
  const next = account.getByText("Aoi Nishimura", { exact: true });
  await next.waitFor();
  await account.getByRole("button", { name: "Verify", exact: true }).waitFor();
  await expect
    .poll(() => support.evaluate(() => document.activeElement?.textContent))
    .toBe("Verify");
  await support.keyboard.press("Control+z");
  await support.getByText("Undone").waitFor();
  await support.getByRole("button", { name: "Verify Inês Matos" }).waitFor();
  await account.getByRole("button", { name: "Close" }).click();
  await account.waitFor({ state: "detached" });
});

test("several at once; those that are refused stay selected with the reason", async () => {
  const support = await openAs("support@neroli.example", "/admin/csm/users", {
    mayLog: /status of 409/,
  });
  const search = support.getByRole("searchbox", { name: "Name, e-mail, company, source" });
  await search.fill("heliodane");
  await rowOf(support, "Livia Brunner").getByRole("checkbox").check();
  await search.fill("kestrin");
  await rowOf(support, "Ruben Achterberg").getByRole("checkbox").check();
  const bar = support.getByRole("status").filter({ hasText: "2 selected" });
  await bar.getByRole("button", { name: "Enable" }).click();
  await support.getByText("1 account enabled").waitFor();
  await rowOf(support, "Ruben Achterberg").getByText("Disabled").waitFor({ state: "detached" });
  await search.fill("livia");
  await rowOf(support, "Livia Brunner").getByRole("checkbox").check();
  await support.getByRole("button", { name: "Disable", exact: true }).click();
  const kept = support.getByRole("status").filter({ hasText: "1 selected" });
  await kept.getByText("This is the last manager of Heliodane Photoprotection.").waitFor();
  await expectAccessible(support);

  await support.getByRole("button", { name: "Actions for Livia Brunner" }).click();
  await support.getByRole("menuitem", { name: "Disable" }).click();
  const question = support.getByRole("dialog", { name: "Leave the company without a manager?" });
  await question.getByText("Cancel").click();
  await question.waitFor({ state: "detached" });
  await rowOf(support, "Livia Brunner").getByText("Verified").waitFor();
});

test("who is disabled is thrown out, and let in again", async () => {
  const person = await newPage({ mayLog: /status of 403/ });
  await person.clock.install();
  await visit(person, "/notifications");
  await signIn(person, "emre.aksoy@maren-holt.example");
  await person.getByRole("heading", { name: "Your Notifications" }).waitFor();
  const support = await openAs("support@neroli.example", "/admin/csm/users?query=emre.aksoy");
  const choose = async (action: string) => {
    await support.getByRole("button", { name: "Actions for Emre Aksoy" }).click();
    await support.getByRole("menuitem", { name: action, exact: true }).click();
  };
  await choose("Disable");
  await support.getByText("Emre Aksoy is disabled and signed out").waitFor();
  await person.bringToFront();
  await person.clock.fastForward(46_000);
  await person.getByText("Your account is disabled. Please contact our support team.").waitFor();
  await support.bringToFront();
  await choose("Enable");
  await support.getByText("Emre Aksoy is enabled").waitFor();
  await person.getByRole("button", { name: "Log in again" }).click();
  await signIn(person, "emre.aksoy@maren-holt.example");
});

test("the last manager cannot give up the role, in German and on a phone", async () => {
  const page = await openAs("henning.wolters@neroli.example", "/admin/team", {
    mayLog: /status of 409/,
    locale: "de-DE",
    width: 390,
    height: 844,
  });
  await page.getByRole("heading", { name: "Team von Haldermark Chemie" }).waitFor();
  await page.getByRole("button", { name: "Rollen ändern: Henning Wolters" }).click();
  await page.getByRole("checkbox", { name: "Anbieter: Verwaltung" }).uncheck();
  await page.getByRole("button", { name: "Rollen speichern" }).click();
  const question = page.getByRole("dialog", { name: "Eigene Rolle abgeben?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Abgeben" }).click();
  await page.getByText("Dies ist die letzte Person, die Haldermark Chemie verwaltet.").waitFor();
  await expectAccessible(page);
  await noOverflow(page);
});

test("a buyers' manager gives a colleague a role, who has it at once", async () => {
  const manager = await openAs("buyer-manager@neroli.example", "/notifications");
  await manager.getByRole("button", { name: /user menu$/i }).click();
  await manager.getByRole("banner").getByRole("link", { name: "Team" }).click();
  await manager.getByRole("button", { name: "Change roles: Nadia Wolff" }).click();
  await manager.getByRole("checkbox", { name: "Buyer: manager" }).check();
  await manager.getByRole("button", { name: "Save roles" }).click();
  await manager.getByText("Roles of Nadia Wolff saved").waitFor();
  const colleague = await openAs("nadia.wolff@maren-holt.example", "/admin/team");
  await colleague.getByRole("heading", { name: "Team of Maren and Holt" }).waitFor();
});

test("a page beyond the end is the last one, in a list and in a search", async () => {
  const support = await signedIn("support@neroli.example", "/admin/csm/users?page=999");
  const isThere = (page: Page, end: string) =>
    expect.poll(() => new URL(page.url()).searchParams.get("page") ?? "0").not.toBe(end);
  await isThere(support, "999");
  await support
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .waitFor();

  const visitor = await newPage();
  await visit(visitor, "/ingredients/search?page=999");
  await isThere(visitor, "999");
  await visitor
    .getByRole("region", { name: "Results" })
    .getByRole("button", { name: /^Compare / })
    .first()
    .waitFor();
});

test("who signed up to a portal is counted on the dashboard, let in, and hears of it", async () => {
  const { email, password } = await newBuyer();
  const answer = await fetch(`${origin}/api/portals/maren-holt-portal/users/signup`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await tokenOf(origin, email, password)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ event_terms_accepted: true }),
  });
  expect(await answer.json()).toEqual({ status: "AWAITING_VERIFICATION" });

  const support = await signedIn("support@neroli.example", "/admin");
  const count = support.getByRole("link", { name: /Sign-ups to portals and exhibitions/ });
  await expect
    .poll(async () => Number(/\d+/.exec(await count.innerText())?.[0]))
    .toBeGreaterThan(1);
  await count.click();
  const row = support.getByRole("row").filter({ hasText: email });
  await row.getByText("Waiting").waitFor();
  await expectAccessible(support);
  await row.getByRole("button", { name: "Approve" }).click();
  await support
    .getByText("Noa Lindqvist is let in to Maren and Holt Ingredient Portal", { exact: true })
    .waitFor();
  await row.waitFor({ state: "detached" });
  await readMail(email, "You have access to Maren and Holt Ingredient Portal");
  // The bell says it, too, beside that one was let in at all.
  const person = await newPage();
  await visit(person, "/notifications");
  await signIn(person, email, password);
  await person.waitForURL("**/notifications");
  const told = person.getByRole("main");
  await told.getByText("You have access to Maren and Holt Ingredient Portal").waitFor();
  await told.getByText(/^Your account at .* is verified$/).waitFor();
});

test("a right in a portal is given and taken again beside the account, and holds after a reload", async () => {
  const { key, email } = await newBuyer();
  const portal = "Maren and Holt Ingredient Portal";
  const support = await signedIn("support@neroli.example", `/admin/csm/users?user=${key}`);
  const account = support.getByRole("region", { name: "Account", exact: true });
  await account.getByText(email).first().waitFor();
  await account.getByRole("combobox", { name: "Give a place" }).fill("Maren");
  await support.getByRole("option", { name: portal }).click();
  await support.getByText(`Noa Lindqvist is let in to ${portal}`).waitFor();
  const dialog = support.getByRole("dialog", { name: `Rights of Noa Lindqvist in ${portal}` });
  const search = dialog.getByLabel("Search");
  const saved = support.getByText(`Rights of Noa Lindqvist in ${portal} are saved`);
  const chosen = () => search.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text);
  for (const [before, after] of [
    ["None", "View"],
    ["View", "None"],
  ] as const) {
    await account.getByRole("button", { name: `Rights of Noa Lindqvist in ${portal}` }).click();
    await expect.poll(chosen).toBe(before);
    await search.selectOption(after);
    await saved.waitFor();
    await expect.poll(chosen).toBe(after);
    await expectAccessible(support);
    await support.reload();
  }
  await account.getByRole("button", { name: `Rights of Noa Lindqvist in ${portal}` }).click();
  await expect.poll(chosen).toBe("None");
});

test("the list of accounts stands in its box in German, whoever is on it", async () => {
  const support = await openAs("support@neroli.example", "/admin/csm/users", {
    locale: "de-DE",
    width: 1440,
  });
  const table = support.getByRole("table");
  await table.getByRole("row").nth(5).waitFor();
  for (const width of [1440, 1200, 1024]) {
    await support.setViewportSize({ width, height: 900 });
    await expect
      .poll(
        () => table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)),
        { message: `${width}` },
      )
      .toBeLessThanOrEqual(0);
  }
});
