import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { type Connection, openConnection } from "./connection.ts";
import { holdLock, tryLock } from "./held-lock.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const take = (): Promise<Connection | undefined> =>
  tryLock(() => openConnection(database.url), {
    text: "select pg_try_advisory_lock($1) as locked",
    values: [7],
  });

const taken = async (): Promise<Connection> => {
  const client = await take();
  if (!client) throw new Error("somebody holds it");
  return client;
};

test("a lock is free once it is released, also when its connection was just asking", async () => {
  const client = await taken();
  const lock = holdLock(client, take);
  expect(await take()).toBeUndefined();
  // As a beat does on a busy machine.
  const beat = client.query("select pg_sleep(1)").catch(() => {});
  await lock.release();
  await (await taken()).end();
  await beat;
});

test("a lock whose connection is lost is taken again, and released there", async () => {
  const lock = holdLock(await taken(), take);
  const other = await openConnection(database.url);
  const held = "select pid from pg_locks where locktype = 'advisory' and objid = 7 and granted";
  const holders = async () => (await other.query<{ pid: number }>(held)).rows.map(({ pid }) => pid);
  const [first] = await holders();
  await other.query("select pg_terminate_backend($1)", [first]);
  await expect.poll(async () => (await holders()).filter((pid) => pid !== first)).toHaveLength(1);
  await lock.release();
  expect(await holders()).toEqual([]);
  await other.end();
});
