import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  mayLogOffline,
  newPage,
  noOverflow,
  origin,
  signedIn,
  unique,
  visit,
} from "./browser.ts";
import { arrivedScans, devicePage, isReady, noteCode, someCode } from "./scan-steps.ts";
import { sessionOf, tokenOf } from "./session-of.ts";

const editor = "editor@neroli.example";
const phone = { width: 390, height: 780 };
const mayLog = new RegExp(`${mayLogOffline.source}|ERR_FAILED|Failed to load resource`);

async function openDevice(): Promise<Page> {
  const page = await newPage({ ...phone, mayLog, session: await sessionOf(origin, editor) });
  await visit(page, devicePage);
  await isReady(page);
  return page;
}

const arrivedOf = async (codes: readonly string[]) => {
  const all = await arrivedScans(origin, await tokenOf(origin, editor));
  return all.filter(({ read }) => codes.includes(read));
};

/** In the language of the page, or after a sign-in in the person's own. */
const allSent = (page: Page) => page.getByText(/^(All sent|Tout est envoyé)$/).waitFor();

test("what is noted without a connection survives the page and arrives once, in order", async () => {
  let page = await openDevice();
  const context = page.context();
  await expectAccessible(page);
  const codes = Array.from({ length: 12 }, someCode);
  await context.setOffline(true);
  for (const code of codes.slice(0, 6)) await noteCode(page, code);
  await expect.poll(() => page.title()).toContain("(6)");
  await page.close();
  // Opened from the home screen, at a stand without a connection.
  page = await context.newPage();
  await visit(page, devicePage);
  await page.getByText("6 not sent").waitFor();
  for (const code of codes.slice(6)) await noteCode(page, code);
  const notes = `Wants ${unique()}`;
  await page.getByLabel("Notes").fill(notes);
  await page.getByRole("button", { name: "4 stars" }).click();
  await page.getByText("12 not sent").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Not sent as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("scans-unsent.csv");
  await expectAccessible(page);
  await noOverflow(page);
  // Two tabs, and both try.
  const second = await context.newPage();
  await visit(second, devicePage);
  await context.setOffline(false);
  await allSent(page);
  await allSent(second);
  const arrived = await arrivedOf(codes);
  expect(arrived.map(({ read }) => read)).toEqual(codes);
  expect(arrived.at(-1)).toMatchObject({ notes, rating: 4 });
});

test("a session that has ended loses nothing: it is sent after the next sign-in", async () => {
  const page = await openDevice();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem("session:person"));
  await visit(page, devicePage);
  const code = someCode();
  await noteCode(page, code);
  await page.getByText("1 not sent").waitFor();
  await page.getByRole("button", { name: "Sign in to send" }).click();
  await page.waitForURL(/\/login\?.*interaction=/);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByLabel(/e-?mail/i).fill(editor);
  await page.locator("input[type=password]").fill("neroli-demo");
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(`**${devicePage}`);
  await allSent(page);
  expect(await arrivedOf([code])).toHaveLength(1);
});

test("a visitor's badge is scanned, and shows what the visitor chose until it is taken back", async () => {
  const visitor = await signedIn(
    "buyer@neroli.example",
    "/exhibitions/nord-ingredients-hamburg/badge",
    phone,
  );
  const label = await visitor.getByRole("img", { name: /QR code/ }).getAttribute("aria-label");
  const code = label?.replace("QR code ", "") ?? "";
  await expectAccessible(visitor);
  await noOverflow(visitor);
  const page = await openDevice();
  await noteCode(page, code);
  await allSent(page);
  const named = async () => (await arrivedOf([code])).map((scan) => scan.visitor?.name ?? null);
  expect(await named()).toEqual(["Clara Steinhoff"]);
  await visitor.getByLabel("Name", { exact: true }).uncheck();
  await visitor.getByText("Your choice is saved").waitFor();
  expect(await named()).toEqual([null]);
  await visitor.getByLabel("Name", { exact: true }).check();
  await expect.poll(named).not.toEqual([null]);
});

test("the office reads, filters and exports what was noted", async () => {
  const page = await signedIn(editor, "/scans");
  // Devices of other tests note at the same stand meanwhile.
  const words = page.getByRole("searchbox", { name: "Search names and notes" });
  await words.fill("asked for prices");
  await page.getByRole("row", { name: /Asked for prices/ }).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await words.fill("brochure");
  await page.getByRole("row", { name: /Only wanted the brochure/ }).waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^scans-.*\.csv$/);
});
