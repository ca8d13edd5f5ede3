import { describe, expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type { IndexDocument } from "./index-types.ts";
import {
  change,
  chooser,
  documentOf,
  queryOf,
  schema,
  viewerOf,
  vocabularyOf,
} from "./testing-choices.ts";
import { slowSearch } from "./testing-oracle.ts";

// From some thousand documents on words are met as bits and facet values counted as bits.

describe("a larger catalogue against the slow and obvious", () => {
  test.each([1, 2, 3])("catalogue %i, as it changes", (seed) => {
    const choose = chooser(seed * 53);
    const words = vocabularyOf(choose);
    const known = new Map<string, IndexDocument>();
    for (let at = 0; at < 1500; at++) known.set(`d${at}`, documentOf(choose, `d${at}`, words));
    const index = createIndex(schema);
    index.apply(Array.from(known.values(), (document) => ({ kind: "put", document })));
    for (let round = 0; round < 4; round++) {
      for (let turn = 0; turn < 8; turn++) {
        const viewer = viewerOf(choose);
        const short = choose.oneOf(words).slice(0, 1 + choose.upTo(3));
        const asked = { ...queryOf(choose, words), page: 0, size: 3000 };
        const query = turn % 2 === 0 ? asked : { ...asked, text: short };
        const found = index.search(query, viewer);
        const slow = slowSearch({ schema, documents: [...known.values()], query, viewer });
        const told = { query, viewer };
        expect({ ...told, total: found.total }).toEqual({ ...told, total: slow.keys.length });
        expect(found.hits.map(({ key }) => key).sort()).toEqual(slow.keys.sort());
        expect({ ...told, facets: found.facets }).toEqual({ ...told, facets: slow.facets });
        const first = index.search({ ...query, size: 20 }, viewer);
        expect({ ...told, hits: first.hits }).toEqual({ ...told, hits: found.hits.slice(0, 20) });
      }
      index.apply(Array.from({ length: 40 }, () => change(choose, known, words)));
      index.apply(
        Array.from({ length: 60 }, (_, at) => {
          const key = `d${at * 24 + round}`;
          known.delete(key);
          return { kind: "remove", key } as const;
        }),
      );
    }
  });
});
