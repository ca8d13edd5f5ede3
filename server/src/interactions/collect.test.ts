import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { forgetVisitor } from "./commands/change-consent.ts";
import { collect } from "./commands/collect.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const batchOf = (words: string) => ({
  batch: randomUUID(),
  interactions: [{ kind: "SEARCH" as const, happened_at: new Date(), words }],
});
const came = async () => {
  const rows = await db().selectFrom("interaction_inbox").select("words").execute();
  return rows.map(({ words }) => words).toSorted();
};

test("a batch that cannot be written keeps none that came with it from being written", async () => {
  // The first is under way while the others gather.
  const words = ["glycerin", "betaine", "no text holds \u0000", "squalane"];
  const written = await Promise.allSettled(words.map((each) => collect(batchOf(each))));
  expect(written.map(({ status }) => status)).toEqual([
    ...["fulfilled", "fulfilled", "rejected", "fulfilled"],
  ]);
  expect(await came()).toEqual(["betaine", "glycerin", "squalane"]);
});

test("what is told soon after goes together, in one statement", async () => {
  const together = async () => {
    const words = [randomUUID(), randomUUID()];
    const written: Promise<void>[] = [collect(batchOf("betaine"))];
    await written[0];
    for (const each of words) {
      written.push(collect(batchOf(each)));
      await pause(40);
    }
    await Promise.all(written);
    const { rows } = await sql<{ transactions: number }>`
      select count(distinct xmin::text) as transactions
      from interaction_inbox where words in (${sql.join(words)})`.execute(db());
    return Number(rows[0]?.transactions);
  };
  // A machine that stands still for a moment parts them.
  await expect.poll(together).toBe(1);
});

test("a browser that withdraws is not remembered by what is not written yet", async () => {
  await collect(batchOf("betaine"));
  const visitor = randomUUID();
  const { batch, interactions } = batchOf("squalane");
  const waits = collect({ batch, interactions: interactions.map((it) => ({ ...it, visitor })) });
  await forgetVisitor(visitor);
  await waits;
  const rows = db().selectFrom("interaction_inbox").select("kind").where("visitor", "=", visitor);
  expect(await rows.execute()).toEqual([]);
});

test("where the database cannot keep up, browsers are told to come again", async () => {
  const before = (await came()).length;
  const batches = Array.from({ length: 2_100 }, () => collect(batchOf("many")));
  const refused = (await Promise.allSettled(batches)).filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(90);
  for (const each of refused) expect(each).toMatchObject({ reason: { code: "unavailable" } });
  expect((await came()).length).toBe(before + 2_100 - refused.length);
});
