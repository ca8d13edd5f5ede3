import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDevice, pressEarly } from "./authenticator-device.ts";
import {
  expectAccessible,
  heldToken,
  newPage,
  noOverflow,
  origin,
  signIn,
  visit,
} from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";

const { port } = new URL(origin);
const desk = `http://haldermark-customer-desk.localhost:${port}`;
const buyer = "buyer@neroli.example";

const userMenu = (page: Page) => page.getByRole("button", { name: /user menu$/i });
const logIn = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Log in" });

async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/\/ingredients\/search/);
  await logIn(page).waitFor();
}

test("on a portal's host a session goes on when its token has run out", async () => {
  const page = await newPage();
  await page.clock.install();
  await visit(page, `${desk}/notifications`);
  await signIn(page, buyer);
  await page.getByRole("heading", { level: 1, name: "Your Notifications" }).waitFor();
  const before = await heldToken(page);
  const [renewal] = await Promise.all([
    page.waitForResponse((answer) => answer.url() === `${desk}/session/token`),
    page.clock.fastForward(590_000),
  ]);
  expect(renewal.status()).toBe(200);
  const openRequests = async () => {
    await page.getByRole("banner").getByRole("link", { name: "Requests" }).click();
    await page.getByRole("heading", { level: 1, name: "Requests" }).waitFor();
  };
  await openRequests();
  await expect.poll(() => heldToken(page)).not.toBe(before);
  // A tab that slept through the end of its token asks for another one, and nobody to sign in.
  await page.clock.fastForward(3_600_000);
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL((address) => address.pathname !== "/requests");
  await openRequests();
  expect(new URL(page.url()).origin).toBe(desk);
});

test("sessions are their host's: who signs out at one is signed in at the other, and back shows nothing", async () => {
  const page = await newPage({ mayLog: /status of 401/ });
  await visit(page, `${desk}/requests`);
  await signIn(page, buyer);
  await visit(page, `${origin}/requests`);
  await page.getByLabel(/e-?mail/i).waitFor();
  await signIn(page, buyer);
  const tab = await page.context().newPage();
  await visit(tab, `${desk}/requests`);
  await tab.getByRole("heading", { level: 1, name: "Requests" }).waitFor();
  await signOut(tab);
  expect(new URL(tab.url()).origin).toBe(desk);
  await tab.goBack();
  await tab.getByRole("heading", { name: "Log in" }).waitFor();
  await expect.poll(() => userMenu(tab).count()).toBe(0);

  await visit(page, `${origin}/notifications`);
  await page.getByRole("heading", { level: 1, name: "Your Notifications" }).waitFor();
  await signOut(page);
  expect(new URL(page.url()).origin).toBe(origin);
});

const section = (page: Page) => page.getByRole("region", { name: "Sign-in and security" });

/** Answers the question before every change; the device is asked only where it can answer. */
async function confirm(page: Page, typed: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByLabel("Current password").fill(typed);
  const instead = dialog.getByRole("button", { name: "Use a passkey instead" });
  await expect.poll(() => instead.count()).toBe(0);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test("a passkey of a portal's host works there, and elsewhere pages say where it does", async () => {
  const { email, password } = await newBuyer();
  const { hostname } = new URL(desk);
  const page = await newPage({ width: 390, height: 844 });
  const device = await addDevice(page);
  await visit(page, `${desk}/user/profile#security`);
  await signIn(page, email, password);
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page, password);
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByText(`It will work at ${hostname} only`, { exact: false }).waitFor();
  await expectAccessible(page);
  await adding.getByLabel("Name").fill("Phone");
  await adding.getByRole("button", { name: "Continue" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" });
  const recovery = await codes.getByRole("listitem").first().innerText();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    codes.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  await file.delete();
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await section(page).getByText("Phone", { exact: true }).waitFor();
  await expect.poll(() => section(page).getByText("not here").count()).toBe(0);

  await device.leave();
  await signOut(page);
  await device.touch();
  await pressEarly(page, `${desk}/notifications`);
  await page.getByRole("heading", { level: 1, name: "Your Notifications" }).waitFor();
  expect(new URL(page.url()).origin).toBe(desk);

  await visit(page, `${origin}/user/profile#security`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  await page.getByText(`Your passkeys work at ${hostname}, not here.`).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await expect.poll(() => page.getByRole("button", { name: "Use a passkey" }).count()).toBe(0);
  await page.getByLabel("Code").fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await section(page).getByText(`Works at ${hostname} only, not here`).waitFor();
  await noOverflow(page);
  await section(page).getByRole("button", { name: "Remove: Phone" }).click();
  await confirm(page, password);
  const removing = page.getByRole("dialog", { name: "Remove “Phone”?" });
  await removing.getByRole("button", { name: "Remove" }).click();
  await section(page).getByText("So far your password alone opens your account.").waitFor();
});
