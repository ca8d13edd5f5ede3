import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage, noOverflow, signIn, unique, visit } from "./browser.ts";
import { copyOfDemoData, type DataFolder } from "./demo-data.ts";
import { sessionOf, tokenOf } from "./session-of.ts";
import { freePort, type Served, startNeroli } from "./start-neroli.ts";

// A server of its own: it is restarted, and nobody else changes what its people have not read.

let data: DataFolder;
let port: number;
let server: Served;

beforeAll(async () => {
  data = await copyOfDemoData();
  port = await freePort();
  server = await startNeroli(data.folder, { port });
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

const supplier = "manager@neroli.example";
/** What the browser itself writes of a call that comes to nobody. */
const mayLog = /ERR_|Failed to|fetch/i;

/** A buyer writes to the supplier's company. */
async function ask(): Promise<void> {
  const answer = await fetch(`${server.origin}/api/requests`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await tokenOf(server.origin, "buyer@neroli.example")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      ...{ type: "CONTACT", company: "velouria-actives", message: `Where? (${unique()})` },
      contact: { full_name: "Clara", company: "Maren", department: "QUALITY" },
    }),
  });
  expect(answer.status).toBe(200);
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications,/ });

/** How many are unread, by the title of the page; the bell says the same. */
const unreadIn = async (page: Page) => Number(/^\((\d+)\) \S/.exec(await page.title())?.[1] ?? 0);

async function expectUnread(page: Page, count: number): Promise<void> {
  await expect.poll(() => unreadIn(page), { timeout: 60_000 }).toBe(count);
  await page.getByRole("button", { name: new RegExp(`^Notifications, ${count} unread`) }).waitFor();
}

/** Polling asks every two minutes: whatever is there sooner was told. */
async function noPolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.setInterval = new Proxy(window.setInterval, {
      apply: (original, page, [handler, milliseconds = 0, ...rest]) =>
        Reflect.apply(original, page, [
          handler,
          milliseconds >= 100_000 ? 2 ** 30 : milliseconds,
          ...rest,
        ]),
    });
  });
}

/** The streams that this page has opened. */
function countStreams(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/notifications/stream")) count++;
  });
  return () => count;
}

test("what is new comes to every tab at once, by one stream, also after the server was away", async () => {
  const session = await sessionOf(server.origin, supplier);
  const first = await newPage({ session, mayLog });
  const second = await first.context().newPage();
  const streams = [countStreams(first), countStreams(second)];
  for (const page of [first, second]) {
    await noPolling(page);
    await visit(page, `${server.origin}/notifications`);
    await bell(page).waitFor();
  }
  await expect.poll(() => unreadIn(first)).toBeGreaterThan(0);
  await expect.poll(() => streams.map((count) => count()).toSorted()).toEqual([0, 1]);
  const before = await unreadIn(first);
  await ask();
  for (const page of [first, second]) await expectUnread(page, before + 1);
  expect(streams.map((count) => count()).toSorted()).toEqual([0, 1]);

  // Read in one, read in all; the page and the title say the same as the bell.
  const unread = second.getByRole("main").getByRole("button", { name: "Mark as read" });
  await unread.first().click();
  for (const page of [first, second]) await expectUnread(page, before);

  // What happened while nothing was heard comes with the next stream.
  await server.kill();
  server = await startNeroli(data.folder, { port });
  await ask();
  for (const page of [first, second]) await expectUnread(page, before + 1);
  await first.getByRole("main").getByRole("button", { name: "Mark all as read" }).click();
  for (const page of [first, second]) await expectUnread(page, 0);

  // The tab that listened is closed: the other one goes on.
  const [listens, other] = (streams[0]?.() ?? 0) > 0 ? [first, second] : [second, first];
  await listens.close();
  await expect.poll(() => streams.reduce((sum, count) => sum + count(), 0)).toBeGreaterThan(2);
  await ask();
  await expectUnread(other, 1);
});

test("on a phone the bell counts what comes and leads to it", async () => {
  const page = await newPage({ width: 390, mayLog });
  await noPolling(page);
  await visit(page, `${server.origin}/notifications`);
  await signIn(page, supplier);
  const button = bell(page);
  await button.waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) \S/);
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
  await ask();
  await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(`(${before + 1}) `);
  await noOverflow(page);
  await button.click();
  await page.getByRole("banner").locator('a[href*="requestId="]').first().click();
  await page.waitForURL(/\/requests\?requestId=/);
  // Whoever opens the request has read what told of it.
  await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(`(${before}) `);
});
