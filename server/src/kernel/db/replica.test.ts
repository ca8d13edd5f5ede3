import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { log } from "../log/log.ts";
import { type SilentProxy, startSilentProxy } from "../testing/silent-proxy.ts";
import { startStandby } from "../testing/standby.ts";
import { whatIsMissing } from "../wellbeing.ts";
import { openConnection } from "./connection.ts";
import {
  connect,
  db,
  disconnect,
  emit,
  measuredReplica,
  placeOfNow,
  reading,
  transaction,
} from "./db.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";
import { patience, usualPatience } from "./patience.ts";

// Against a real standby that streams from a real primary.
vi.setConfig({ hookTimeout: 300_000 });

/** Milliseconds: no test takes so long. */
const longest = 3_600_000;
let home: string;
let primary: Embedded;
let standby: Embedded;
const place = (name: string) => path.join(home, name);

async function tell(url: string, statement: string): Promise<unknown[]> {
  const client = await openConnection(url);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "neroli-replica-"));
  primary = await startEmbedded(place("primary"));
  await tell(primary.url, "create table deeds (name text)");
  standby = await startStandby(primary.url, { from: place("primary"), to: place("standby") });
});
afterAll(async () => {
  await standby.stop();
  await primary.stop();
  await rm(home, { recursive: true });
});

beforeEach(async () => {
  // Once, at the beginning: what it finds is not overtaken by the next one.
  patience.standby = longest;
  connect(primary.url, { replica_url: standby.url });
  await expect.poll(serves).toBe(true);
  // It has replayed what was there at that look, and goes on to have.
  await expect.poll(async () => (await reading(0, look))?.replica).toBe(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  patience.standby = usualPatience.standby;
  await disconnect();
  await tell(standby.url, "select pg_wal_replay_resume()");
  await tell(primary.url, "truncate deeds");
});

const serves = () => measuredReplica()?.serves;
const answered = () => measuredReplica()?.answered;

/** Who answers, and what has been done as it knows. */
async function look() {
  const { rows } = await sql<{ replica: boolean; deeds: string[] }>`
    select pg_is_in_recovery() as replica, array(select name from deeds order by 1) as deeds`.execute(
    db(),
  );
  return rows[0];
}
const write = (name: string) => sql`insert into deeds values (${name})`.execute(db());
const pauseReplay = () => tell(standby.url, "select pg_wal_replay_pause()");

test("what is only read is answered by the replica; all else by the primary", async () => {
  await transaction(() => write("one"));
  const from = await placeOfNow();
  await expect.poll(() => reading(from, look)).toEqual({ replica: true, deeds: ["one"] });
  expect(await look()).toEqual({ replica: false, deeds: ["one"] });
  expect(await transaction(look)).toEqual({ replica: false, deeds: ["one"] });
});

test("who has done something finds it while the replica is late, and others what it has", async () => {
  const before = await placeOfNow();
  await expect.poll(async () => (await reading(before, look))?.replica).toBe(true);
  await pauseReplay();
  const late = answered()?.["primary: late"] ?? 0;
  await transaction(() => write("late"));
  const from = await placeOfNow();
  expect(await reading(from, look)).toEqual({ replica: false, deeds: ["late"] });
  expect(answered()).toMatchObject({ "primary: late": late + 1 });
  expect(await reading(before, look)).toEqual({ replica: true, deeds: [] });
  // Not for long: nothing is read that is older than two looks at it.
  await disconnect();
  patience.standby = 50;
  connect(primary.url, { replica_url: standby.url });
  await expect.poll(serves).toBe(true);
  await expect
    .poll(() => reading(before, look))
    .toEqual({
      replica: false,
      deeds: ["late"],
    });
  await tell(standby.url, "select pg_wal_replay_resume()");
  await expect.poll(() => reading(from, look)).toEqual({ replica: true, deeds: ["late"] });
});

test("what followers of this process hear of is in all that is read from then on", async () => {
  await tell(
    primary.url,
    "create table outbox (topic text, key text, data jsonb, portal text, host text)",
  );
  await pauseReplay();
  await transaction(async () => {
    await write("told");
    emit({ topic: "law.changed", key: "one", data: { entries: [] } });
  });
  expect(await reading(0, look)).toEqual({ replica: false, deeds: ["told"] });
});

test("what a reading changes goes to the primary, and so does what it reads after that", async () => {
  await pauseReplay();
  const seen = await reading(0, async () => {
    const first = await look();
    await write("plain");
    return [first, await look()];
  });
  expect(seen).toEqual([
    { replica: true, deeds: [] },
    { replica: false, deeds: ["plain"] },
  ]);
  const after = await reading(0, async () => {
    await transaction(() => write("whole"));
    return look();
  });
  expect(after).toEqual({ replica: false, deeds: ["plain", "whole"] });
  // A question that changes something without saying so: the replica refuses it.
  await tell(primary.url, "create sequence numbers");
  await tell(standby.url, "select pg_wal_replay_resume()");
  const { rows } = await reading(await placeOfNow(), () =>
    sql<{ next: number }>`select nextval('numbers') as next`.execute(db()),
  );
  expect(rows).toEqual([{ next: 1 }]);
});

test("what goes on after a reading is done with the primary", async () => {
  await pauseReplay();
  let go = () => {};
  let later: ReturnType<typeof look> | undefined;
  await reading(0, async () => {
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    later = gate.then(look);
  });
  go();
  expect(await later).toMatchObject({ replica: false });
});

test("a query that the replica is stopped at is answered by the primary", async () => {
  const asked = reading(0, () =>
    sql<{ replica: boolean }>`select pg_is_in_recovery() as replica, pg_sleep(1)`.execute(db()),
  );
  const stop = `select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%pg_sleep(1)%' and pid <> pg_backend_pid()`;
  await expect.poll(() => tell(standby.url, stop)).toHaveLength(1);
  expect((await asked).rows).toMatchObject([{ replica: false }]);
  expect(answered()).toMatchObject({ "primary: again": 1 });
});

/** Connects by way of a proxy to the standby. */
async function connectThroughProxy(): Promise<SilentProxy> {
  await disconnect();
  const proxy = await startSilentProxy(standby.url);
  patience.standby = 100;
  connect(primary.url, { replica_url: proxy.url });
  await expect.poll(serves).toBe(true);
  return proxy;
}

test("while it is silent nobody waits for it for long; it serves again once it answers", async () => {
  const proxy = await connectThroughProxy();
  const from = await placeOfNow();
  await expect.poll(async () => (await reading(from, look))?.replica).toBe(true);
  const [warned, informed] = [vi.spyOn(log, "warn"), vi.spyOn(log, "info")];
  proxy.fallSilent();
  // What is owed when it falls silent is answered by the primary.
  expect(await reading(from, look)).toMatchObject({ replica: false });
  await expect.poll(serves).toBe(false);
  expect(whatIsMissing()).toContain("replica");
  const before = answered()?.["primary: lost"] ?? 0;
  expect(await reading(from, look)).toMatchObject({ replica: false });
  expect(answered()).toMatchObject({ "primary: lost": before + 1 });
  proxy.letNewOnesPass();
  await expect.poll(serves).toBe(true);
  await expect.poll(async () => (await reading(from, look))?.replica).toBe(true);
  expect(whatIsMissing()).not.toContain("replica");
  // A sentence each, whatever reasons came meanwhile.
  const sentences = (spy: typeof warned) => spy.mock.calls.map((told) => told.at(-1));
  const went = "the replica does not serve: what is read is asked of the primary";
  expect(sentences(warned).filter((each) => each === went)).toHaveLength(1);
  expect(sentences(informed).filter((each) => each === "the replica serves again")).toHaveLength(1);
  await disconnect();
  await proxy.close();
});

test("one that ends is passed over at once", async () => {
  const proxy = await connectThroughProxy();
  await proxy.close();
  expect(await reading(0, look)).toMatchObject({ replica: false });
  await expect.poll(serves).toBe(false);
});

test("a database that is no standby of it is not asked", async () => {
  await disconnect();
  connect(primary.url, { replica_url: primary.url });
  expect(await reading(0, look)).toMatchObject({ replica: false });
  await expect.poll(() => whatIsMissing().includes("replica")).toBe(true);
  expect(serves()).toBe(false);
});
