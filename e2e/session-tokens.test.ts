import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { heldToken, mayLogOffline, origin, signedIn, visit } from "./browser.ts";

const userMenu = (page: Page) => page.getByRole("button", { name: /user menu/i });

const answered = async (token: string) =>
  (await fetch(`${origin}/api/users/profile`, { headers: { authorization: `Bearer ${token}` } }))
    .status;

const refreshCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === "neroli-refresh");

test("scripts find no token where a browser keeps things, and many tabs share one session", async () => {
  // What another tab is just asking for may be refused when the session ends.
  const page = await signedIn("buyer@neroli.example", "/requests", { mayLog: /status of 401/ });
  const token = await heldToken(page);
  const found = await page.evaluate(
    () => `${JSON.stringify([localStorage, sessionStorage])} ${document.cookie}`,
  );
  expect(found).toContain("session:person");
  expect(found).not.toMatch(/eyJ|neroli-refresh|_session/);
  const [cookie] = await refreshCookies(page);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  expect(found).not.toContain(cookie?.value);

  const tabs = await Promise.all([1, 2, 3, 4].map(() => page.context().newPage()));
  for (let round = 0; round < 2; round++) {
    await Promise.all([page, ...tabs].map((tab) => visit(tab, "/notifications")));
    for (const tab of [page, ...tabs]) await userMenu(tab).waitFor();
  }
  expect(await answered(token)).toBe(200);

  await userMenu(page).click();
  await page.getByRole("button", { name: "Log out" }).click();
  for (const tab of tabs) {
    await tab.getByRole("banner").getByRole("button", { name: "Log in" }).waitFor();
  }
  expect(await answered(token)).toBe(401);
  await expect.poll(() => refreshCookies(page)).toEqual([]);
});

test("who signs out without a connection is out here at once, and there as soon as there is one", async () => {
  const page = await signedIn("buyer@neroli.example", "/ingredients/search", {
    mayLog: mayLogOffline,
  });
  const token = await heldToken(page);
  await userMenu(page).click();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).waitFor();
  expect(await answered(token)).toBe(200);
  await page.context().setOffline(false);
  await expect.poll(() => answered(token)).toBe(401);
  await expect.poll(() => refreshCookies(page)).toEqual([]);
});
