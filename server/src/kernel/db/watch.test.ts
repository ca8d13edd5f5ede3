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
const { connect: long, lost } = patience;
beforeAll(async () => {
  database = await freshDatabase();
  Object.assign(patience, { look: 50, quiet: 300, beat: 200, farewell: 200, end: 300 });
});
afterAll(() => database.close());
beforeEach(async () => {
  await disconnect();
  proxy = await startSilentProxy(database.url);
  connect(proxy.url);
});
afterEach(async () => {
  await disconnect();
  letNewOnesPass();
  await proxy.close();
});

/** While nobody answers, who waits is refused soon; a busy machine is waited for. */
function fallSilent(): void {
  Object.assign(patience, { connect: 300, probe: 300, lost: 600 });
  proxy.fallSilent();
}
function letNewOnesPass(): void {
  Object.assign(patience, { connect: long, probe: long, lost });
  proxy.letNewOnesPass();
}

const one = () => sql`select 1`.execute(db());
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: Error) => error.message,
  );

test("what is asked of a silent connection fails, and new connections are used at once", async () => {
  await Promise.all([one(), one(), one()]);
  fallSilent();
  const owed = [one(), one(), one()].map(failureOf);
  // Every connection in the pool is silent, and nobody else is let in: nothing is waited for.
  expect((await Promise.all(owed)).every((message) => /terminated|timeout/.test(message))).toBe(
    true,
  );
  expect(await failureOf(one())).toMatch(/timeout/);
  letNewOnesPass();
  await one();
});

test("a connection that fell silent alone is found out by asking after it", async () => {
  await one();
  fallSilent();
  const owed = failureOf(one());
  letNewOnesPass();
  expect(await owed).toMatch(/terminated/);
});

test("whether the database answers is told within a second, whatever happens", async () => {
  await expect.poll(isReachable).toBe(true);
  fallSilent();
  const told = isReachable().then(() => "told");
  expect(await Promise.race([told, pause(30_000, "late")])).toBe("told");
  expect(await isReachable()).toBe(false);
  letNewOnesPass();
  await expect.poll(isReachable).toBe(true);
});

test("whoever follows the outbox notices the silence of a connection that only listens", async () => {
  const reported: unknown[] = [];
  const following = await followOutbox((error) => reported.push(error));
  fallSilent();
  letNewOnesPass();
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  await following.stop();
  expect(rawPool().totalCount).toBe(rawPool().idleCount);
});

test("a group that is held by a silent connection is known to be lost", async () => {
  const lost = holdGroup(
    { name: "test", group: "a" },
    new AbortController().signal,
    async (signal) => {
      fallSilent();
      letNewOnesPass();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    },
  );
  expect(await lost).toBe(true);
});

test("the end does not wait for those that are silent", async () => {
  await one();
  fallSilent();
  const owed = failureOf(one());
  await expect.poll(() => rawPool().idleCount).toBe(0);
  await disconnect();
  expect(await owed).toMatch(/terminated|timeout/);
});

test("long work of PostgreSQL is no silence", async () => {
  await sql`select pg_sleep(1)`.execute(db());
});
