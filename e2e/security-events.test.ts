import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, origin, signedIn, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { tokenOf } from "./session-of.ts";

const email = "buyer-manager@neroli.example";
const failed = "Address or password was wrong.";

test("support finds in the security log what happened to an account, and narrows it", async () => {
  const stranger = await newPage();
  await visit(stranger, "/requests");
  await stranger.getByLabel(/e-?mail/i).fill(email);
  await stranger.locator("input[type=password]").fill("not the password");
  await stranger.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await stranger.getByRole("alert").waitFor();

  const page = await signedIn("support@neroli.example", "/admin/csm/users?user=buyer-manager");
  await page.getByRole("link", { name: "What the security log has of this person" }).click();
  await page.getByRole("heading", { level: 1, name: "Security log" }).waitFor();
  const failures = page.getByRole("row").filter({ hasText: failed });
  const row = failures.first();
  await row.waitFor();
  await expect.poll(() => row.innerText()).toMatch(/Sign-in failed[\s\S]*Chrome/);
  await expectAccessible(page);

  const person = await row.getByRole("link").first().innerText();
  const only = page.getByRole("button", { name: `No longer only ${person}` });
  await only.click();
  await only.waitFor({ state: "hidden" });
  await page.getByLabel("Filter by What").selectOption("Signed in");
  await page.getByText(failed).first().waitFor({ state: "hidden" });
  await expect.poll(() => new URL(page.url()).search).toBe("?kind__eq=signed-in");
  await page.getByLabel("From day").fill("2020-01-01");
  await page.getByLabel("To day").fill("2020-01-31");
  await page.keyboard.press("Enter");
  await page.getByText("Nothing has happened that these filters find.").waitFor();
  await page.getByRole("button", { name: "Reset filters" }).click();

  // Others fail to sign in, too.
  await page.getByLabel("Filter by Person").fill(email);
  const theirs = failures.filter({ hasText: person }).first();
  await theirs.getByRole("link", { name: /^(127|::1)/ }).click();
  await page.getByRole("button", { name: /^No longer only (127|::1)/ }).waitFor();
  await page.getByText(failed).first().waitFor();
  await page.getByRole("link", { name: person, exact: true }).first().click();
  await page.getByRole("heading", { level: 2, name: person }).waitFor();
});

test("it is read on a phone, in German; a limit that was reached says what was counted", async () => {
  const { key, email: counted, password } = await newBuyer();
  const headers = { authorization: `Bearer ${await tokenOf(origin, counted, password)}` };
  const file = () => fetch(`${origin}/api/comparison/export`, { headers });
  for (let status = 0; status !== 429; ) ({ status } = await file());
  const phone = await signedIn(
    "support@neroli.example",
    `/admin/csm/security?user_key__eq=${key}`,
    {
      locale: "de-DE",
      width: 390,
      height: 844,
    },
  );
  await phone.getByRole("heading", { level: 1, name: "Sicherheitsprotokoll" }).waitFor();
  await phone.getByRole("row").filter({ hasText: "Angemeldet" }).first().waitFor();
  await phone.getByText("Grenze erreicht: Dateien von Vergleichen").first().waitFor();
  await noOverflow(phone);
  await expectAccessible(phone);
});

test("who leaves a list in the midst of typing is not held by what was typed", async () => {
  const page = await signedIn("support@neroli.example", "/admin/csm/security");
  const link = page.getByRole("row").filter({ hasText: "Signed in" }).getByRole("link").first();
  await link.waitFor();
  const person = await link.innerText();
  // The page that follows is slow to come: slower than a pause in typing (web/app/ui/search-field.tsx).
  await page.route(/users-page/, async (route) => {
    await pause(1_000);
    await route.continue();
  });
  await page.getByLabel("Filter by Person").fill("nobody at all");
  await link.click();
  await page.getByRole("heading", { level: 2, name: person }).waitFor();
});

test("who leaves a list on a slow computer is not followed by what was typed", async () => {
  const page = await signedIn("support@neroli.example", "/admin/csm/security");
  const link = page.getByRole("row").filter({ hasText: "Signed in" }).getByRole("link").first();
  const person = await link.innerText();
  // The page that follows is here already, and is gone to at once; to draw it takes longer.
  await link.click();
  await page.getByRole("heading", { level: 2, name: person }).waitFor();
  await page.goBack();
  await link.waitFor();
  await page.getByLabel("Filter by Person").fill("nobody at all");
  await link.evaluate(async (pressed: HTMLElement) => {
    const left = location.pathname;
    pressed.click();
    for (let turn = 0; turn < 200 && location.pathname === left; turn++) await null;
    // Longer than a pause in typing (web/app/ui/search-field.tsx).
    for (const until = performance.now() + 400; performance.now() < until; );
  });
  await page.getByRole("heading", { level: 2, name: person }).waitFor();
  expect(new URL(page.url()).searchParams.has("person__icontains")).toBe(false);
});
