import type { HitExplanation, SearchResult } from "@neroli/search/index-types.ts";
import { expect, test } from "vitest";
import { packResult, unpackResult } from "./pack-answer.ts";

const explained: HitExplanation = {
  ...{ score: 12_288, kind: "exact", exactness: "title", rank: 3 },
  words: [{ word: "b3", matched: "b3", field: null, how: "exact", weight: 12 }],
};

const answer: SearchResult = {
  total: 4_000_000_000,
  hits: [
    { key: "b3", matches: ["niacinamide", "wasser-ätherisch"], marks: [true, false], explained },
    { key: "b4", matches: [], marks: [false, false], explained },
  ],
  facets: {
    segment: [
      { value: "PERSONALCARE", count: 3_000_000_000 },
      { value: "", count: 1 },
    ],
    documents: [],
    functions: [{ value: "Emollient", count: 2 }],
  },
  facet_totals: { segment: 2, documents: 0, functions: 812 },
  intervals: { ph: { min: 3.5, max: 9, counts: [1, 0, 2] } },
  corrected: "niacinamide",
  left_out: ["cheap"],
};

const thereAndBack = (result: SearchResult) => unpackResult(structuredClone(packResult(result)));

test("an answer arrives as it was sent", () => {
  expect(thereAndBack(answer)).toEqual(answer);
});

test("groups arrive in their order, and so do their values", () => {
  expect(Object.entries(thereAndBack(answer).facets)).toEqual(Object.entries(answer.facets));
});

test("one without hits, counts or marks arrives, too", () => {
  const none = { ...answer, total: 0, hits: [], facets: {}, facet_totals: {} };
  expect(thereAndBack(none)).toEqual(none);
  const [hit] = thereAndBack({ ...none, hits: [{ key: "b5", matches: ["b5"] }] }).hits;
  expect(hit).toEqual({ key: "b5", matches: ["b5"], marks: [] });
});
