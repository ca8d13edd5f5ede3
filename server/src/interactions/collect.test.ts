import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
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

test("where the database cannot keep up, browsers are told to come again", async () => {
  const batches = Array.from({ length: 2_100 }, () => collect(batchOf("many")));
  const refused = (await Promise.allSettled(batches)).filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(90);
  for (const each of refused) expect(each).toMatchObject({ reason: { code: "unavailable" } });
  expect((await came()).length).toBe(2_100 - refused.length + 3);
});
