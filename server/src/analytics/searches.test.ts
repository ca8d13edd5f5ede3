import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createInteractions } from "../interactions/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import type { Asked } from "./queries/counts.ts";
import { readSearches } from "./queries/read-interest.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** How often each word was searched for, and how often something was opened from what it found. */
type Searched = Readonly<Record<string, { impressions: number; clicks: number }>>;

/** Of a supplier of its own: half of it in the month before the last one, the rest yesterday. */
async function searchedOf(searched: Searched): Promise<Asked> {
  const { key: product_key, company_key } = await createProduct();
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000);
  const each = Object.entries(searched).flatMap(([words, { impressions, clicks }]) =>
    [
      ...Array.from({ length: impressions }, () => "IMPRESSION" as const),
      ...Array.from({ length: clicks }, () => "DETAILS" as const),
    ].map((kind, at) => ({ kind, words, product_key, happened_at: dayBefore(at % 2 ? 62 : 1) })),
  );
  await createInteractions(each);
  await rollUp();
  const { rows } = await sql<{ id: number }>`
    select id from interaction_things where company_key = ${company_key}`.execute(db());
  return {
    scope: { of: "company", id: rows[0]?.id ?? 0 },
    period: { from: dayOf(dayBefore(200)), to: dayOf(new Date()) },
  };
}

const several = (count: number, name: string, how: (at: number) => Searched[string]): Searched =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name} ${100 + at}`, how(at)]));

test("the most clicked words first, of many: what was clicked more is not lost to what was not", async () => {
  const clicked = several(60, "clicked", (at) => ({ impressions: 3 + (at % 4), clicks: 1 + at }));
  const asked = await searchedOf({
    ...clicked,
    ...several(40, "seen", () => ({ impressions: 90, clicks: 0 })),
    // Clicked most of all, yet by too few to be told of.
    ...several(5, "private", () => ({ impressions: 2, clicks: 80 })),
  });
  const expected = Object.entries(clicked).map(([words, counts]) => ({ words, ...counts }));
  expect((await readSearches(asked)).content).toEqual(expected.toReversed().slice(0, 50));
});

test("of words that are clicked equally often those that were searched for most, however many", async () => {
  const alike = several(120, "alike", (at) => ({ impressions: 3 + at, clicks: 2 }));
  const { content } = await readSearches(await searchedOf(alike));
  expect(content.map(({ words }) => words)).toEqual(Object.keys(alike).toReversed().slice(0, 50));
});

test("where few words were clicked the others follow", async () => {
  const asked = await searchedOf({
    ...several(2, "clicked", (at) => ({ impressions: 4, clicks: 2 - at })),
    ...several(60, "seen", (at) => ({ impressions: 3 + at, clicks: 0 })),
  });
  const { content } = await readSearches(asked);
  expect(content).toHaveLength(50);
  expect(content.slice(0, 3).map(({ words }) => words)).toEqual([
    "clicked 100",
    "clicked 101",
    "seen 159",
  ]);
});
