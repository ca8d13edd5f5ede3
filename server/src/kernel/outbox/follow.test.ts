import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Connection, openConnection } from "../db/connection.ts";
import { db, emit, rawPool, transaction } from "../db/db.ts";
import { addFollower, channel } from "../events/events.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { type Following, followOutbox } from "./follow.ts";
import { readCommitted } from "./log.ts";

let database: FreshDatabase;
/** Stands for another process. */
let other: Connection;
let following: Following;
let removeFollower: () => void;
let reported: unknown[];
let seen: string[];
/** What a follower does besides taking note. */
let also: () => Promise<void>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // No poll comes unless a test says so: what arrives is owed to the notification.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  other = await connectOther();
  reported = [];
  seen = [];
  also = async () => {};
  removeFollower = addFollower(async (events) => {
    await also();
    seen.push(...events.map(({ key }) => key));
  });
  following = await followOutbox((error) => reported.push(error));
});
afterEach(async () => {
  removeFollower();
  await following.stop();
  await other.end();
  vi.useRealTimers();
});

const connectOther = () => openConnection(database.url);

const write = (key: string, client = other) =>
  client.query(`with written as (
      insert into outbox (topic, key) values ('product.changed', '${key}'))
    select pg_notify('${channel}', '')`);

/** Looks again after each nudge; no poll comes unless it is the nudge, as by vi.waitFor. */
async function eventually(check: () => void, nudge: () => unknown = () => notify()): Promise<void> {
  const patience = Date.now() + 60_000;
  for (;;) {
    try {
      check();
      return;
    } catch (error) {
      if (Date.now() > patience) throw error;
    }
    await nudge();
    await other.query("select 1");
  }
}
const notify = (client = other) => client.query(`notify ${channel}`);
const poll = () => vi.advanceTimersByTime(1_000);
const waitFor = (...keys: string[]) => eventually(() => expect(seen).toEqual(keys));

test("what another process commits arrives with its notification", async () => {
  await write("a");
  await waitFor("a");
  await write("b");
  await waitFor("a", "b");
  expect(reported).toEqual([]);
});

test("what this process commits tells the others", async () => {
  const told = new Promise((resolve) => other.once("notification", resolve));
  await other.query(`listen ${channel}`);
  await transaction(async () => emit({ topic: "product.changed", key: "a" }));
  expect(await told).toMatchObject({ channel });
});

const commit = (key: string) => transaction(async () => emit({ topic: "product.changed", key }));

test("what this process commits arrives once, before it goes on", async () => {
  await commit("a");
  expect(seen).toEqual(["a"]);
  await write("b");
  await waitFor("a", "b");
});

test("what a follower failed at when this process told it comes by reading", async () => {
  let failures = 0;
  also = async () => {
    if (failures++ === 0) throw new Error("broken follower");
  };
  await commit("a");
  expect(seen).toEqual([]);
  await waitFor("a");
  expect(reported).toEqual([]);
});

test("what others commit does not wait for what this process is telling", async () => {
  const begun = Promise.withResolvers<void>();
  const busy = Promise.withResolvers<void>();
  also = () => {
    also = async () => {};
    begun.resolve();
    return busy.promise;
  };
  const committing = commit("a");
  await begun.promise;
  // Also when a look has found nothing but what is being told.
  await untilRead(other);
  await write("b");
  await waitFor("b");
  // A copy that is made now is not without what is being told.
  const since = await readCommitted(following.position(), ["product.changed"]);
  expect(since.map(({ key }) => key)).toContain("a");
  busy.resolve();
  await committing;
  expect(seen).toEqual(["b", "a"]);
  await write("c");
  await waitFor("b", "a", "c");
});

test("what was committed before the start does not arrive", async () => {
  await following.stop();
  await write("before");
  following = await followOutbox((error) => reported.push(error));
  await write("after");
  await waitFor("after");
});

test("what is rolled back never arrives", async () => {
  await other.query("begin");
  await write("mirage");
  await other.query("rollback");
  await write("a");
  await waitFor("a");
});

test("a transaction that began earlier and commits later holds nothing back and is not skipped", async () => {
  const third = await connectOther();
  await other.query("begin");
  await write("early");
  for (const key of ["late", "later"]) {
    await write(key, third);
    await eventually(
      () => expect(seen.at(-1)).toBe(key),
      () => notify(third),
    );
  }
  await untilRead(third);
  await third.end();
  await write("early too");
  await other.query("commit");
  await waitFor("late", "later", "early", "early too");
});

test("what goes on in another database of the same PostgreSQL holds nothing back", async () => {
  const elsewhere = new URL(database.url);
  elsewhere.pathname = "/postgres";
  const stranger = await openConnection(elsewhere.href);
  await stranger.query("begin");
  await stranger.query("select pg_current_xact_id()");
  await write("a");
  await waitFor("a");
  await stranger.query("rollback");
  await write("b");
  await waitFor("a", "b");
  await stranger.end();
});

test("a position that is kept lies before every transaction that goes on", async () => {
  const third = await connectOther();
  await other.query("begin");
  await write("early");
  await write("late", third);
  await eventually(
    () => expect(seen).toEqual(["late"]),
    () => notify(third),
  );
  const position = following.position();
  await other.query("commit");
  await waitFor("late", "early");
  await third.end();
  const since = await readCommitted(position, ["product.changed"]);
  // And before what other databases of this PostgreSQL were just at: other tests' for one.
  expect(since.map(({ key }) => key)).toEqual(expect.arrayContaining(["early", "late"]));
});

test("more events than one look takes arrive once each", async () => {
  await other.query("begin");
  await write("open");
  const third = await connectOther();
  const many = 5_003;
  await third.query(`insert into outbox (topic, key)
    select 'product.changed', 'many ' || number from generate_series(1, ${many}) as number`);
  await eventually(
    () => expect(seen.length).toBe(many),
    () => notify(third),
  );
  await other.query("commit");
  await eventually(() => expect(seen.at(-1)).toBe("open"));
  await third.end();
  expect(new Set(seen).size).toBe(many + 1);
  expect(seen.length).toBe(many + 1);
});

test("what is committed while followers are busy arrives after", async () => {
  const busy = Promise.withResolvers<void>();
  let begun = false;
  also = () => {
    begun = true;
    return busy.promise;
  };
  await write("a");
  await eventually(() => expect(begun).toBe(true));
  await write("b");
  expect(seen).toEqual([]);
  busy.resolve();
  await waitFor("a", "b");
});

test("what a follower failed at comes again", async () => {
  also = () => Promise.reject(new Error("broken follower"));
  await write("a");
  await eventually(() => expect(reported).toContainEqual(new Error("broken follower")));
  expect(seen).toEqual([]);
  also = async () => {};
  await eventually(() => expect(seen).toEqual(["a"]), poll);
});

test("a lost connection is replaced, and what was committed meanwhile arrives", async () => {
  await endConnections("query like 'listen%'");
  await write("meanwhile");
  await waitFor("meanwhile");
  expect(reported.length).toBeGreaterThan(0);
  // A notification is answered again.
  await untilRead(other);
  await write("later");
  await waitFor("meanwhile", "later");
});

test("all connections at once may be lost, time and again", async () => {
  for (let round = 1; round <= 3; round++) {
    await endConnections(`pid <> pg_backend_pid()`);
    await write(`${round}`);
    await eventually(() => expect(seen.at(-1)).toBe(`${round}`), poll);
  }
  // What was lost is given back: the pool does not run dry.
  await following.stop();
  await sql`select 1`.execute(db());
  expect(rawPool().totalCount).toBe(rawPool().idleCount);
});

test("stop waits for followers and leaves no connection behind", async () => {
  const busy = Promise.withResolvers<void>();
  let begun = false;
  also = () => {
    begun = true;
    return busy.promise;
  };
  await write("a");
  await eventually(() => expect(begun).toBe(true));
  const stopping = following.stop().then(() => seen.push("stopped"));
  await other.query("select 1");
  expect(seen).toEqual([]);
  busy.resolve();
  await stopping;
  expect(seen).toEqual(["a", "stopped"]);
  await write("b");
  vi.advanceTimersByTime(5_000);
  expect(rawPool().totalCount).toBe(rawPool().idleCount);
  expect(seen).toEqual(["a", "stopped"]);
});

/** Waits until the log has been read once more than before the call. */
async function untilRead(client: Connection): Promise<void> {
  const { rows } = await client.query("select clock_timestamp()::text as moment");
  // The notification may have been answered before that moment, so it is sent again.
  await client.query(`notify ${channel}`);
  const read = `
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'
      and query like '%(transaction_id, id) >%' and query_start > $1::timestamptz`;
  while ((await client.query(read, [rows[0]?.moment])).rows.length === 0);
}

/** Ends connections to this test's database, and answers when they are gone. */
async function endConnections(which: string): Promise<void> {
  const ended = await other.query<{ pid: number }>(`
    select pid, pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and ${which}`);
  expect(ended.rows.length).toBeGreaterThan(0);
}
