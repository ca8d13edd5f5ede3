import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { allJobs } from "./background.ts";
import { beginWork } from "./begin-work.ts";
import { db } from "./kernel/db/db.ts";
import { patience } from "./kernel/db/patience.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { eventually } from "./kernel/testing/eventually.ts";
import { type SilentProxy, startSilentProxy } from "./kernel/testing/silent-proxy.ts";

let database: FreshDatabase;
let way: SilentProxy;
const before = { ...patience };
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  Object.assign(patience, { connect: 300, look: 100, quiet: 200, probe: 200, lost: 400 });
  way = await startSilentProxy(database.url);
});
afterEach(async () => {
  Object.assign(patience, before);
  await way.close();
});

const scheduled = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.schedule`.execute(db());
  return rows[0]?.count ?? 0;
};
const isSettled = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

test("a database that goes away while work begins is waited for", async () => {
  way.fallSilent();
  const work = beginWork(way.url);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await isSettled(work.started)).toBe(false);
  way.letNewOnesPass();
  await work.started;
  expect(await scheduled()).toBe(allJobs.length);
  await work.stop();
});

test("one that goes away in the middle of it, too", async () => {
  await sql`truncate pgboss.schedule cascade`.execute(db());
  const work = beginWork(way.url);
  await eventually(async () => expect(await scheduled()).toBeGreaterThan(3));
  way.fallSilent();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  way.letNewOnesPass();
  await work.started;
  expect(await scheduled()).toBe(allJobs.length);
  await work.stop();
});

test("who waits for it can be told to end", async () => {
  way.fallSilent();
  const work = beginWork(way.url);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await work.stop();
  expect(await isSettled(work.started)).toBe(true);
});
