import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { holdGroup } from "../jobs/hold-group.ts";
import { followOutbox } from "../outbox/follow.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { type SilentProxy, startSilentProxy } from "../testing/silent-proxy.ts";
import { connect, db, disconnect, isReachable, rawPool } from "./db.ts";
import { patience } from "./patience.ts";

let database: FreshDatabase;
let proxy: SilentProxy;
const usual = { ...patience };
beforeAll(async () => {
  const short = { connect: 1_000, look: 50, quiet: 300, lost: 600, beat: 200, end: 300 };
  Object.assign(patience, short);
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
  // The next file of tests runs in the same process.
  Object.assign(patience, usual);
});
beforeEach(async () => {
  await disconnect();
  proxy = await startSilentProxy(database.url);
  connect(proxy.url);
});
afterEach(async () => {
  await disconnect();
  await proxy.close();
});

const one = () => sql`select 1`.execute(db());
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: Error) => error.message,
  );

test("what is asked of a silent connection fails, and new connections are used at once", async () => {
  await Promise.all([one(), one(), one()]);
  proxy.fallSilent();
  const owed = [one(), one(), one()].map(failureOf);
  // Every connection in the pool is silent, and nobody else is let in: nothing is waited for.
  expect((await Promise.all(owed)).every((message) => /terminated|timeout/.test(message))).toBe(
    true,
  );
  expect(await failureOf(one())).toMatch(/timeout/);
  proxy.letNewOnesPass();
  await one();
});

test("a connection that fell silent alone is found out by asking after it", async () => {
  await one();
  proxy.fallSilent();
  const owed = failureOf(one());
  proxy.letNewOnesPass();
  expect(await owed).toMatch(/terminated/);
});

test("whether the database answers is told within a second, whatever happens", async () => {
  expect(await isReachable()).toBe(true);
  proxy.fallSilent();
  const told = isReachable().then(() => "told");
  expect(await Promise.race([told, pause(30_000, "late")])).toBe("told");
  expect(await isReachable()).toBe(false);
  proxy.letNewOnesPass();
  await expect.poll(isReachable, { timeout: 60_000 }).toBe(true);
});

test("whoever follows the outbox notices the silence of a connection that only listens", async () => {
  const reported: unknown[] = [];
  const following = await followOutbox((error) => reported.push(error));
  proxy.fallSilent();
  proxy.letNewOnesPass();
  await expect.poll(() => reported.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await following.stop();
  expect(rawPool().totalCount).toBe(rawPool().idleCount);
});

test("a group that is held by a silent connection is known to be lost", async () => {
  const lost = holdGroup(
    { name: "test", group: "a" },
    new AbortController().signal,
    async (signal) => {
      proxy.fallSilent();
      proxy.letNewOnesPass();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    },
  );
  expect(await lost).toBe(true);
});

test("the end does not wait for those that are silent", async () => {
  await one();
  proxy.fallSilent();
  const owed = failureOf(one());
  await disconnect();
  expect(await owed).toMatch(/terminated|timeout/);
});

test("long work of PostgreSQL is no silence", async () => {
  // A busy machine may not let anybody in for a while.
  Object.assign(patience, { probe: 60_000, connect: 60_000 });
  await sql`select pg_sleep(2)`.execute(db());
});
