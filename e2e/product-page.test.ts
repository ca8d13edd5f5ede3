import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, origin, userMenu, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { sessionOf } from "./session-of.ts";

const address = "/ingredients/permalink/velourine-b3-pc";
const bar = { name: "Velourine® B3 PC: what you can do" };

test("once the first screen is gone a bar has the name, the supplier and the requests", async () => {
  const page = await newPage();
  await visit(page, address);
  const stuck = page.getByRole("region", bar);
  await stuck.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Documents" }).scrollIntoViewIfNeeded();
  await stuck.getByRole("link", { name: "Velouria Actives" }).waitFor();
  for (const name of ["Request a quotation", "Request documents", "Contact the supplier"]) {
    await stuck.getByRole("button", { name }).waitFor();
  }
  await expectAccessible(page);
  await stuck.getByRole("button", { name: "Request a sample" }).click();
  await page.getByRole("dialog").waitFor();
});

test("on a phone it stands at the foot, with a menu for what has no room", async () => {
  const page = await newPage({ width: 390, height: 844, touched: true });
  await visit(page, address);
  await page.getByRole("heading", { name: "Technical data" }).scrollIntoViewIfNeeded();
  const foot = page.getByRole("region", bar);
  await foot.getByRole("button", { name: "More requests" }).click();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole("menuitem", { name: "Request documents" }).click();
  await page.getByRole("dialog").waitFor();
});

test("the section index leads to a section below the bars, and follows the reading", async () => {
  const page = await newPage();
  await visit(page, address);
  const index = page.getByRole("navigation", { name: "Sections of this page" });
  const current = () => index.locator("[aria-current]").textContent();
  await index.getByRole("link", { name: "Supply" }).click();
  await expect.poll(current).toBe("Supply");
  const heading = page.getByRole("heading", { name: "Supply", exact: true });
  const beneath = async () => {
    const [strip, title] = [await index.boundingBox(), await heading.boundingBox()];
    return strip && title ? title.y - (strip.y + strip.height) : Number.NaN;
  };
  await expect.poll(beneath).toBeGreaterThanOrEqual(0);
  expect(await beneath()).toBeLessThan(80);
  await page.getByRole("heading", { name: "Alternatives" }).evaluate((it) => it.scrollIntoView());
  await expect.poll(current).toBe("Alternatives");
});

test("who comes for documents is led to them from the results", async () => {
  const page = await newPage();
  await visit(page, "/ingredients/search?query=velourine%20b3%20pc");
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /Documents/ })
    .click();
  await page.waitForURL(`**${address}#documents`);
  const top = () =>
    page.getByRole("heading", { name: "Documents" }).evaluate((it) => it.getBoundingClientRect().y);
  await expect.poll(top).toBeLessThan(500);
});

test("b bookmarks, c compares, r requests, ? tells so, and all can be turned off", async () => {
  // Of a person whose bookmarks no other test changes, and who has none while they are on their way.
  const { email, password } = await newBuyer();
  const page = await newPage({ session: await sessionOf(origin, email, password) });
  await visit(page, address);
  await userMenu(page).waitFor();
  const pressed = (name: string) =>
    page.locator(`[aria-keyshortcuts="${name}"]`).getAttribute("aria-pressed");
  await page.keyboard.press("c");
  await expect.poll(() => pressed("c")).toBe("true");
  await page.keyboard.press("b");
  await expect.poll(() => pressed("b")).toBe("true");
  await page.keyboard.press("b");
  await expect.poll(() => pressed("b")).toBe("false");
  await page.keyboard.press("r");
  const request = page.getByRole("dialog", { name: /sample/i });
  await request.waitFor();
  await page.keyboard.press("Escape");
  await request.waitFor({ state: "detached" });

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expectAccessible(page);
  await help.getByLabel("Single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.keyboard.press("c");
  await page.keyboard.press("?");
  await help.waitFor({ state: "detached" });
  const still = await pressed("c");
  expect(still).toBe("true");
});

test("a CAS number is copied with one click", async () => {
  const page = await newPage();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, address);
  await page.getByRole("button", { name: "Copy: CAS" }).click();
  await page.getByText("Copied: 98-92-0").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("98-92-0");
});

test("the picture is looked at closely where it is clicked, by mouse and by keyboard", async () => {
  const page = await newPage();
  await visit(page, address);
  await page.getByRole("link", { name: "Velourine® B3 PC", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Velourine® B3 PC" });
  const width = () => dialog.getByRole("img").evaluate((it) => it.getBoundingClientRect().width);
  const whole = await width();
  await dialog.getByRole("button", { name: "Zoom in" }).click({ position: { x: 20, y: 20 } });
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect.poll(width).toBe(whole);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});

test("printed it takes two sheets of paper", async () => {
  const page = await newPage();
  await visit(page, address);
  await page.getByRole("heading", { name: "Alternatives" }).waitFor();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test("alternatives come with the page, where they push nothing away", async () => {
  const page = await newPage();
  const html = await (await page.request.get(address)).text();
  expect(html).toMatch(/id="alternatives".*id="similar"/s);
});

test("nothing moves while one reads", async () => {
  const page = await newPage({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const told = { shift: 0 };
    Object.assign(globalThis, { told });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Record<string, number>;
        if (!hadRecentInput) told.shift += value ?? 0;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, address);
  await page.getByRole("heading", { name: "Similar products" }).scrollIntoViewIfNeeded();
  await page.getByRole("region", bar).waitFor();
  const shift = await page.evaluate(
    () => (globalThis as unknown as { told: { shift: number } }).told.shift,
  );
  expect(shift).toBeLessThan(0.01);
});

test("a chat that is given its address finds a picture of it", async () => {
  const html = await (await fetch(`${origin}${address}`)).text();
  const [, picture] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(picture).toContain(`${origin}/api/products/INGREDIENTS/velourine-b3-pc/preview`);
  const answer = await fetch(`${picture}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(answer.headers.get("cache-control")).toContain("public");
});
