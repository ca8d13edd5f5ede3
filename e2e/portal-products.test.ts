import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, visit } from "./browser.ts";

const address = "/admin/event/maren-holt-portal/dashboard/ingredients";
const rankingAddress = `${address}?view=ranking`;
const admin = (path: string, options = {}) =>
  signedIn("portal-admin@neroli.example", path, options);

const rankingOf = (page: Page) => page.getByRole("region", { name: "Promoted", exact: true });
const namesOf = (page: Page) => rankingOf(page).getByRole("listitem").getByRole("link");
const names = (page: Page) => namesOf(page).allTextContents();
const saved = (page: Page) => rankingOf(page).getByText("Saving...").waitFor({ state: "detached" });

/** The order, once there is one. */
async function orderOf(page: Page): Promise<string[]> {
  await namesOf(page).first().waitFor();
  return names(page);
}

/** The order is this one, and still is when the page is read anew. */
async function survives(page: Page, order: readonly string[]): Promise<void> {
  await expect.poll(() => names(page)).toEqual(order);
  await rankingOf(page).getByRole("button", { name: "Undo" }).waitFor();
  await saved(page);
  await visit(page, rankingAddress);
  await expect.poll(() => names(page)).toEqual(order);
}

const moved = (order: readonly string[], from: number, to: number) =>
  order.toSpliced(from, 1).toSpliced(to, 0, order[from] ?? "");

test("promoted products are put in order by keyboard, by number and by dragging", async () => {
  const page = await admin(rankingAddress);
  const first = await orderOf(page);
  expect(first.length).toBeGreaterThan(4);
  await page.getByRole("button", { name: `Move ${first[0]} (arrow keys)` }).press("ArrowDown");
  const second = moved(first, 0, 1);
  await survives(page, second);

  const place = page.getByRole("textbox", { name: `Place of ${second[0]}`, exact: true });
  await place.fill("4");
  await place.press("Enter");
  const third = moved(second, 0, 3);
  await survives(page, third);

  await drag(page, third[0] ?? "", third[2] ?? "");
  const fourth = moved(third, 0, 2);
  await expect.poll(() => names(page)).toEqual(fourth);
  await saved(page);
  // Undo takes the last move back, whole.
  await rankingOf(page).getByRole("button", { name: "Undo" }).click();
  await undone(page, third);
  await drag(page, third[0] ?? "", third[2] ?? "");
  await survives(page, fourth);
  await expectAccessible(page);
});

/** After undoing there is nothing more to undo. */
async function undone(page: Page, order: readonly string[]): Promise<void> {
  await expect.poll(() => names(page)).toEqual(order);
  await rankingOf(page).getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  await visit(page, rankingAddress);
  await expect.poll(() => names(page)).toEqual(order);
}

/** Where the handle of a product is. */
async function handleOf(page: Page, name: string) {
  const handle = page.getByRole("button", { name: `Move ${name} (arrow keys)` });
  await handle.scrollIntoViewIfNeeded();
  const found = await handle.boundingBox();
  if (!found) throw new Error(`no handle of ${name}`);
  return { x: found.x + found.width / 2, y: found.y + found.height / 2, height: found.height };
}

async function drag(page: Page, name: string, over: string): Promise<void> {
  const from = await handleOf(page, name);
  const to = await handleOf(page, over);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + to.height / 2, { steps: 20 });
  await page.mouse.up();
}

test("a finger drags a product on a phone, and the page stands still under it", async () => {
  const page = await admin(rankingAddress, { width: 390, height: 844, touched: true });
  const order = await orderOf(page);
  const from = await handleOf(page, order[0] ?? "");
  const to = await handleOf(page, order[1] ?? "");
  const scrolled = await page.evaluate(() => window.scrollY);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: object[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as [] });
  const way = 12;
  await touch("touchStart", [{ x: from.x, y: from.y }]);
  for (let step = 1; step <= way; step++) {
    const y = from.y + ((to.y + to.height / 2 - from.y) * step) / way;
    await touch("touchMove", [{ x: from.x, y }]);
  }
  await touch("touchEnd", []);
  await expect.poll(() => names(page)).toEqual(moved(order, 0, 1));
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await survives(page, moved(order, 0, 1));
});

test("of two who put in order at once the later is told, and sees the newer order", async () => {
  const one = await admin(rankingAddress);
  const other = await admin(rankingAddress, { mayLog: /409/ });
  const order = await orderOf(one);
  await orderOf(other);
  await one.getByRole("button", { name: `Move ${order[0]} (arrow keys)` }).press("ArrowDown");
  const newer = moved(order, 0, 1);
  await survives(one, newer);
  await other.getByRole("button", { name: `Move ${order[3]} (arrow keys)` }).press("ArrowUp");
  await other.getByText("Somebody else has changed the order meanwhile.").waitFor();
  await expect.poll(() => names(other)).toEqual(newer);
});

test("products are promoted, demoted, and disabled and enabled across pages", async () => {
  const page = await admin(`${address}?promoted__eq=false`);
  const table = page.getByRole("region", { name: "Products of the portal" });
  const row = table
    .getByRole("row")
    .filter({ has: page.getByRole("link") })
    .first();
  const name = (await row.getByRole("link").first().textContent()) ?? "";
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Promote", exact: true }).click();
  await page.getByText("1 product is promoted", { exact: true }).waitFor();
  await visit(page, rankingAddress);
  await expect.poll(async () => (await names(page)).at(-1)).toBe(name);
  await page.getByRole("button", { name: `Promote ${name} no longer` }).click();
  await expect.poll(() => names(page)).not.toContain(name);

  await visit(page, `${address}?promoted__eq=true`);
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Disable", exact: true }).click();
  await page.getByText("1 product is disabled", { exact: true }).waitFor();
  await visit(page, `${address}?enabled__eq=false`);
  await row.waitFor();
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Enable", exact: true }).click();
  await page.getByText("1 product is enabled", { exact: true }).waitFor();
  await expectAccessible(page);
});

test("a file is looked at before it is applied; its report can be kept", async () => {
  const page = await admin(rankingAddress, { width: 390, height: 800 });
  await noOverflow(page);
  const order = await orderOf(page);
  const company = await rankingOf(page).getByRole("listitem").nth(2).locator("small").textContent();
  await page.getByRole("button", { name: "From a file…" }).click();
  const dialog = page.getByRole("dialog", { name: "Products from a file" });
  const choose = (lines: readonly string[]) =>
    dialog.getByLabel("Choose file").setInputFiles({
      name: "portal.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`${lines.join("\n")}\n`),
    });
  const row = `"${order[2]}","${company}",1`;
  await choose(["name,company,ranking", row, "Nobody's,Nowhere,"]);
  await dialog.getByText("Changed: 1 · as they are: 0 · faulty: 1 · taken out: 0").waitFor();
  await dialog.getByText("No company that takes part has such a product.").waitFor();
  await noOverflow(page);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download report (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("portal.csv.report.csv");
  await choose(["name,company,ranking", row]);
  await dialog.getByText("Changed: 1 · as they are: 0 · faulty: 0 · taken out: 0").waitFor();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await page.getByText("1 product is changed", { exact: true }).waitFor();
  await expect.poll(() => names(page)).toEqual(moved(order, 2, 0));
});
