import { describe, expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type {
  CatalogueIndex,
  IndexDocument,
  ScopeRules,
  SearchQuery,
  SearchResult,
} from "./index-types.ts";
import {
  change,
  chooser,
  components,
  documentOf,
  narrowingOf,
  queryOf,
  schema,
  scopesOf,
  viewerOf,
  vocabularyOf,
} from "./testing-choices.ts";
import { slowContents, slowSearch, slowSuggest } from "./testing-oracle.ts";
import { stripped } from "./testing-stripped.ts";

/** The explanations of hits, sorted, give the order of the hits. */
function expectExplained({ hits }: SearchResult): void {
  const told = hits.map(({ explained }) => [explained?.score ?? 0, explained?.rank ?? 0] as const);
  const sorted = told.toSorted(([a, first], [b, other]) => b - a || other - first);
  expect(told).toEqual(sorted);
  for (const { explained } of hits) {
    const sum = explained?.words.reduce((total, { weight }) => total + weight, 0) ?? 0;
    if (explained && explained.words.length > 0) expect(explained.score % 256).toBeCloseTo(sum, 3);
  }
}

/** The values that answer a query for the commonest of all. */
function slowCommonest(
  facets: SearchResult["facets"],
  { filters, commonest = { most: Number.POSITIVE_INFINITY, whole: [] } }: SearchQuery,
): SearchResult["facets"] {
  const { most, whole } = commonest;
  return Object.fromEntries(
    Object.entries(facets).map(([group, values]) => {
      const asCommon = ({ value, count }: (typeof values)[number], at: number) =>
        at < most || count === values[most - 1]?.count || filters[group]?.includes(value) === true;
      return [group, whole.includes(group) ? values : values.filter(asCommon)];
    }),
  );
}

const sizesOf = (facets: SearchResult["facets"]) =>
  Object.fromEntries(Object.entries(facets).map(([group, values]) => [group, values.length]));

/** Each is made anew every time: what is kept of the one before must be forgotten. */
function tellScopes(index: CatalogueIndex, scopes: Record<string, ScopeRules>): void {
  for (const [name, rules] of Object.entries(scopes)) index.scope(name, rules);
}

const seeds = Array.from({ length: 40 }, (_, at) => at + 1);

describe("against the slow and obvious", () => {
  test.each(seeds)("catalogue %i, as it changes", (seed) => {
    const choose = chooser(seed);
    const words = vocabularyOf(choose);
    const index = createIndex(schema);
    const scopes = scopesOf(choose);
    const known = new Map<string, IndexDocument>();
    for (let round = 0; round < 5; round++) {
      tellScopes(index, scopes);
      index.apply(Array.from({ length: 30 }, () => change(choose, known, words)));
      expect(index.size).toBe(known.size);
      for (let turn = 0; turn < 12; turn++) {
        const viewer = viewerOf(choose, scopes);
        const query = { ...queryOf(choose, words), page: 0, size: 1000 };
        const found = index.search(query, viewer);
        const all = { documents: [...known.values()], viewer, scopes };
        const slow = slowSearch({ schema, ...all, query });
        const told = { query, viewer, corrected: found.corrected };
        expect({ ...told, total: found.total }).toEqual({ ...told, total: slow.keys.length });
        expect(found.hits.map((hit) => hit.key).sort()).toEqual(slow.keys.sort());
        expect(found.facets).toEqual(slow.facets);
        expect(found.facet_totals).toEqual(sizesOf(slow.facets));
        const commonest = { most: 1 + choose.upTo(2), whole: choose.some(1, () => "grade") };
        expect(index.search({ ...query, commonest, size: 0 }, viewer)).toMatchObject({
          facets: slowCommonest(slow.facets, { ...query, commonest }),
          facet_totals: sizesOf(slow.facets),
        });
        expect({ ...told, intervals: found.intervals }).toEqual({
          ...told,
          intervals: slow.intervals,
        });
        expect(new Map(found.hits.map(({ key, marks }) => [key, marks]))).toEqual(slow.marks);
        if (query.sort === undefined && !viewer.scope) expectExplained(found);
        const picked = { group: "inci", text: choose.oneOf(components).slice(0, choose.upTo(6)) };
        expect(index.contents({ ...picked, limit: 1000 }, viewer)).toEqual(
          slowContents(all, picked),
        );
        const text = choose.oneOf(words).slice(0, 1 + choose.upTo(4));
        const asked = { schema, ...all, text };
        expect(index.suggest({ text, limit: 1000 }, viewer)).toEqual(slowSuggest(asked));
        const fields = [choose.oneOf(["name", "inci"])];
        const few = slowSuggest({ ...asked, fields }).slice(0, 3);
        expect(index.suggest({ text, limit: 3, fields }, viewer)).toEqual(few);
      }
    }
  });

  test.each(seeds)("catalogue %i answers as if the hidden were not in it", (seed) => {
    const choose = chooser(seed * 977);
    const words = vocabularyOf(choose);
    const documents = Array.from({ length: 60 }, (_, at) => documentOf(choose, `k${at}`, words));
    const index = createIndex(schema);
    index.apply(documents.map((document) => ({ kind: "put", document })));
    const scopes = scopesOf(choose);
    const viewer = viewerOf(choose, scopes);
    const bare = createIndex(schema);
    tellScopes(index, scopes);
    tellScopes(bare, scopes);
    const left = documents.flatMap((document) => stripped(document, viewer, scopes));
    bare.apply(left.map((document) => ({ kind: "put", document })));
    for (let turn = 0; turn < 40; turn++) {
      const query = queryOf(choose, words);
      const [full, seen] = [index, bare].map((one) => {
        const result = one.search(query, viewer);
        return {
          ...result,
          hits: result.hits.map(({ key, matches, marks }) => [key, matches.sort(), marks]),
        };
      });
      expect({ query, ...full }).toEqual({ query, ...seen });
      const text = choose.oneOf(words).slice(0, 1 + choose.upTo(4));
      expect(index.suggest({ text, limit: 10 }, viewer)).toEqual(
        bare.suggest({ text, limit: 10 }, viewer),
      );
    }
  });

  test.each(seeds)("catalogue %i, merged again and again, answers as one made at once", (seed) => {
    const choose = chooser(seed * 31);
    const words = vocabularyOf(choose);
    const sizes = {
      least: choose.oneOf([0, 1, 8]),
      growth: choose.oneOf([1, 2, 8]),
      atOnce: choose.oneOf([0, 4, 1000]),
    };
    const index = createIndex(schema, sizes);
    const scopes = scopesOf(choose);
    tellScopes(index, scopes);
    const known = new Map<string, IndexDocument>();
    for (let round = 0; round < 12; round++) {
      for (let part = 0; part < 4; part++) {
        // Views and counts that are kept ready must follow each change.
        index.search({ text: "", filters: {}, page: 0, size: 3 }, viewerOf(choose, scopes));
        const count = choose.oneOf([1, 1, 2, 12]);
        index.apply(Array.from({ length: count }, () => change(choose, known, words)));
      }
      const whole = createIndex(schema);
      tellScopes(whole, scopes);
      whole.apply(Array.from(known.values(), (document) => ({ kind: "put", document })));
      expect(index.size).toBe(whole.size);
      for (let turn = 0; turn < 6; turn++) {
        const viewer = viewerOf(choose, scopes);
        const query = queryOf(choose, words);
        expect({ query, viewer, ...index.search(query, viewer) }).toEqual({
          query,
          viewer,
          ...whole.search(query, viewer),
        });
        const text = choose.oneOf(words).slice(0, 1 + choose.upTo(4));
        expect(index.suggest({ text, limit: 10 }, viewer)).toEqual(
          whole.suggest({ text, limit: 10 }, viewer),
        );
      }
    }
  });

  test("counts that are kept ready follow each death", () => {
    const choose = chooser(11);
    const words = vocabularyOf(choose);
    const index = createIndex(schema);
    const known = new Map<string, IndexDocument>();
    const put = (key: string) => {
      const document = documentOf(choose, key, words);
      known.delete(key);
      known.set(key, document);
      return { kind: "put", document } as const;
    };
    index.apply(Array.from({ length: 5000 }, (_, at) => put(`k${at}`)));
    const scopes = scopesOf(choose);
    tellScopes(index, scopes);
    const viewers = Array.from({ length: 8 }, () => viewerOf(choose, scopes));
    const queries = ["", "gly", "la", words[0] ?? "", "s", "st"].flatMap((text) =>
      [{}, { colour: ["v1", "v2"] }, { colour: ["v1"], origin: ["v3"] }].map((filters) => ({
        ...narrowingOf(choose),
        text,
        filters,
        page: 0,
        size: 5,
      })),
    );
    for (let round = 0; round < 3; round++) {
      const whole = createIndex(schema);
      tellScopes(whole, scopes);
      whole.apply(Array.from(known.values(), (document) => ({ kind: "put", document })));
      for (const viewer of viewers) {
        for (const query of queries) {
          const found = index.search(query, viewer);
          expect({ query, viewer, ...found }).toEqual({
            query,
            viewer,
            ...whole.search(query, viewer),
          });
        }
      }
      // First one by one, then so many that they are counted again.
      const puts = Array.from({ length: 40 }, (_, at) => put(`k${at * 7 + round}`));
      const gone = Array.from({ length: round === 1 ? 900 : 60 }, (_, at) => `k${at * 4 + round}`);
      for (const key of gone) known.delete(key);
      index.apply([...puts, ...gone.map((key) => ({ kind: "remove", key }) as const)]);
    }
  });

  test("compaction changes no answer", () => {
    const choose = chooser(5);
    const words = vocabularyOf(choose);
    const index = createIndex(schema);
    const known = new Map<string, IndexDocument>();
    for (let round = 0; round < 8; round++) {
      const puts = Array.from({ length: 400 }, (_, at) => documentOf(choose, `k${at}`, words));
      for (const document of puts) known.set(document.key, document);
      index.apply(puts.map((document) => ({ kind: "put", document })));
      index.apply([
        { kind: "remove", key: "k7" },
        { kind: "remove", key: "unknown" },
      ]);
      known.delete("k7");
      const viewer = viewerOf(choose);
      const query = { text: choose.oneOf(words), filters: {}, page: 0, size: 1000 };
      const slow = slowSearch({ schema, documents: [...known.values()], query, viewer });
      const found = index.search(query, viewer);
      expect(found.hits.map((hit) => hit.key).sort()).toEqual(slow.keys.sort());
      expect(found.facets).toEqual(slow.facets);
    }
  });
});
