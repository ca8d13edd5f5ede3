import { expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type { IndexDocument, IndexSchema, SearchQuery } from "./index-types.ts";

const schema: IndexSchema = {
  fields: { name: { kind: "text", weight: 4 } },
  facets: ["colour", "form"],
  contents: ["inci"],
  intervals: ["ph"],
  sorts: {},
};

// Memory is lent to a search from some thousand documents on: fewer bits are made anew.
const documents = 9_000;

const documentOf = (at: number): IndexDocument => ({
  ...{ key: `k${at}`, company: "acme", hidden_from: [], sorts: {} },
  values: [{ field: "name", text: `word${at % 5}`, tier: 0 }],
  facets: [
    { group: "colour", value: `c${at % 7}`, tier: 0 },
    { group: "form", value: `f${at % 3}`, tier: at % 2 === 0 ? 0 : 1 },
  ],
  contents: [{ group: "inci", value: `i${at % 11}`, tier: 0 }],
  intervals: { ph: { min: at % 13, max: at % 13, tier: 0 } },
});

const everything: SearchQuery = { text: "", filters: {}, page: 0, size: 0 };
const viewer = { tier: 1, own_company: null, own_tier: 1, type: null } as const;
const numbers = Array.from({ length: documents }, (_, at) => at);

/** A question, and which documents answer it. */
const asked: [Partial<SearchQuery>, (at: number) => boolean][] = [
  [{ filters: { colour: ["c1", "c2"] } }, (at) => at % 7 === 1 || at % 7 === 2],
  [{ filters: { colour: ["c6"], form: ["f1"] } }, (at) => at % 7 === 6 && at % 3 === 1],
  [{ contains: [{ group: "inci", values: ["i4"] }] }, (at) => at % 11 === 4],
  [{ without: [{ group: "inci", values: ["i4"] }] }, (at) => at % 11 !== 4],
  [{ intervals: { ph: { min: 2, max: 3 } } }, (at) => at % 13 === 2 || at % 13 === 3],
  [
    { text: "word3", filters: { colour: ["c0"] }, intervals: { ph: { min: 0, max: 5 } } },
    (at) => at % 5 === 3 && at % 7 === 0 && at % 13 <= 5,
  ],
];

test("what one search left in the memory that is lent reaches no other", () => {
  const index = createIndex(schema);
  index.apply(numbers.map((at) => ({ kind: "put", document: documentOf(at) })));
  for (const [query, answers] of [...asked, ...asked.toReversed()]) {
    const { total, facets } = index.search({ ...everything, ...query }, viewer);
    const found = numbers.filter(answers);
    expect([query, total]).toEqual([query, found.length]);
    if (query.filters !== undefined) continue;
    const counts = new Map(facets.form?.map(({ value, count }) => [value, count]));
    for (const form of [0, 1, 2]) {
      expect(counts.get(`f${form}`)).toBe(found.filter((at) => at % 3 === form).length);
    }
  }
});
