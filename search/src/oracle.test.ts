import { describe, expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type {
  IndexDocument,
  IndexSchema,
  SearchQuery,
  SearchResult,
  Tier,
  Viewer,
} from "./index-types.ts";
import { slowContents, slowSearch, slowSuggest, stripped } from "./testing-oracle.ts";

const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    inci: { weight: 3, kind: "text", suggest: true },
    description: { weight: 1, kind: "text" },
    code: { weight: 5, kind: "identifier" },
  },
  facets: ["colour", "origin", "grade"],
  contents: ["inci", "claim"],
  intervals: ["ph", "age"],
  sorts: { price: "number", title: "text" },
};

/** A repeatable source of choices. */
function chooser(seed: number) {
  let state = seed;
  const upTo = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
  const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const some = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: upTo(most + 1) }, make);
  return { upTo, oneOf, some };
}
type Chooser = ReturnType<typeof chooser>;

const syllables = ["gly", "cer", "in", "ol", "stear", "ate", "lau", "ryl", "so"];
const types = ["BRAND", "DISTRIBUTOR"];
const companies = ["a", "b", "c"];

function vocabularyOf(choose: Chooser): string[] {
  const words = Array.from({ length: 40 }, () =>
    Array.from({ length: 1 + choose.upTo(3) }, () => choose.oneOf(syllables)).join(""),
  );
  return [...words, ...words.slice(0, 12).map((word) => misspelt(choose, word)), "7", "70", "1000"];
}

function misspelt(choose: Chooser, word: string): string {
  const at = 1 + choose.upTo(Math.max(1, word.length - 1));
  const changes = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => `${word.slice(0, at)}x${word.slice(at)}`,
    () => `${word.slice(0, at)}x${word.slice(at + 1)}`,
    () =>
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split("")
        .reverse()
        .join("") +
      word.slice(at + 2),
  ];
  return choose.oneOf(changes)();
}

const codes = ["1000-10-1", "1000-10-2", "200-289-5", "ab-12", "7", "1000"];

function documentOf(choose: Chooser, key: string, words: readonly string[]): IndexDocument {
  const tier = () => choose.oneOf([0, 0, 0, 1, 2] as Tier[]);
  const text = (most: number) => [
    choose.oneOf(words),
    ...choose.some(most, () => choose.oneOf(words)),
  ];
  const value = (field: string, most: number, glue = " ") => ({
    field,
    text: text(most).join(glue),
    tier: tier(),
  });
  const sorts: IndexDocument["sorts"] = {};
  if (choose.upTo(3) > 0) sorts.price = { value: choose.upTo(5), tier: tier() };
  if (choose.upTo(3) > 0) sorts.title = { value: choose.oneOf(words), tier: tier() };
  return {
    key,
    company: choose.oneOf(companies),
    hidden_from: choose.upTo(4) === 0 ? [choose.oneOf(types)] : [],
    disabled: choose.upTo(8) === 0,
    rank: choose.upTo(2),
    values: [
      value("name", 2),
      ...choose.some(2, () => value("name", 1)),
      ...choose.some(2, () => value("inci", 2, " (and) ")),
      ...choose.some(1, () => value("description", 8)),
      ...choose.some(2, () => ({ field: "code", text: choose.oneOf(codes), tier: tier() })),
    ],
    facets: choose.some(5, () => ({
      group: choose.oneOf(schema.facets),
      value: `v${choose.upTo(4)}`,
      tier: tier(),
    })),
    sorts,
    contents: choose.some(6, () => ({ ...contentOf(choose), tier: tier() })),
    intervals: intervalsOf(choose, tier),
  };
}

const components = ["aqua", "aqua marina", "shea butter", "niacinamide", "a-aqua"];

const contentOf = (choose: Chooser) => ({
  group: choose.oneOf(["inci", "claim"]),
  value: choose.oneOf(components),
});

function intervalsOf(choose: Chooser, tier: () => Tier): NonNullable<IndexDocument["intervals"]> {
  const intervals: NonNullable<IndexDocument["intervals"]> = {};
  for (const key of choose.some(2, () => choose.oneOf(["ph", "age"]))) {
    const min = choose.oneOf([Number.NEGATIVE_INFINITY, choose.upTo(14), choose.upTo(40) / 4]);
    const over = choose.oneOf([0, choose.upTo(5), Number.POSITIVE_INFINITY]);
    const max = min === Number.NEGATIVE_INFINITY ? choose.upTo(14) : min + over;
    intervals[key] = { min, max, tier: tier() };
  }
  return intervals;
}

/** Mostly nothing, so that what is asked together still finds something. */
function narrowingOf(choose: Chooser): Partial<SearchQuery> {
  const wanted = () => ({
    group: choose.oneOf(["inci", "claim"]),
    values: [choose.oneOf(components), ...choose.some(1, () => choose.oneOf(components))],
  });
  const intervals: Record<string, { min: number; max: number }> = {};
  for (const key of choose.some(1, () => choose.oneOf(["ph", "age"]))) {
    const min = choose.oneOf([Number.NEGATIVE_INFINITY, choose.upTo(10)]);
    intervals[key] = { min, max: choose.oneOf([Number.POSITIVE_INFINITY, 3 + choose.upTo(12)]) };
  }
  const made: Partial<SearchQuery>[] = [
    {},
    { contains: choose.some(2, wanted) },
    { without: choose.some(3, wanted) },
    { intervals },
    { contains: [wanted()], without: [wanted()], intervals },
  ];
  return {
    ...choose.oneOf(made),
    marks: [wanted()],
    explain: true,
    count_intervals: choose.upTo(3) > 0,
  };
}

function viewerOf(choose: Chooser): Viewer {
  return {
    tier: choose.oneOf([0, 0, 1, 2] as Tier[]),
    own_company: choose.oneOf([null, "a", "b", "nobody"]),
    own_tier: choose.oneOf([0, 1, 2] as Tier[]),
    type: choose.oneOf([null, ...types]),
  };
}

function queryOf(choose: Chooser, words: readonly string[]): SearchQuery {
  const word = () => {
    const whole = choose.oneOf(words);
    const made = [whole, whole, whole.slice(0, 3), misspelt(choose, whole), choose.oneOf(codes)];
    return choose.oneOf(made);
  };
  const filters: Record<string, string[]> = {};
  for (const group of choose.some(2, () => choose.oneOf(schema.facets))) {
    filters[group] = choose.some(2, () => `v${choose.upTo(5)}`);
  }
  const sort = choose.oneOf([undefined, "price", "title"]);
  const direction = choose.oneOf(["asc", "desc"] as const);
  return {
    text: choose.some(3, word).join(" "),
    filters,
    page: choose.upTo(2),
    size: choose.oneOf([3, 1000]),
    ...narrowingOf(choose),
    ...(sort === undefined ? {} : { sort: { key: sort, direction } }),
  };
}

function change(choose: Chooser, known: Map<string, IndexDocument>, words: readonly string[]) {
  const key = `k${choose.upTo(60)}`;
  if (choose.upTo(3) === 0) {
    known.delete(key);
    return { kind: "remove", key } as const;
  }
  const document = documentOf(choose, key, words);
  known.delete(key);
  known.set(key, document);
  return { kind: "put", document } as const;
}

/** What explains the hits puts them in the order that they are in. */
function expectExplained({ hits }: SearchResult): void {
  const told = hits.map(({ explained }) => [explained?.score ?? 0, explained?.rank ?? 0] as const);
  const sorted = told.toSorted(([a, first], [b, other]) => b - a || other - first);
  expect(told).toEqual(sorted);
  for (const { explained } of hits) {
    const sum = explained?.words.reduce((total, { weight }) => total + weight, 0) ?? 0;
    if (explained && explained.words.length > 0) expect(explained.score % 256).toBeCloseTo(sum, 3);
  }
}

const seeds = Array.from({ length: 40 }, (_, at) => at + 1);

describe("against the slow and obvious", () => {
  test.each(seeds)("catalogue %i, as it changes", (seed) => {
    const choose = chooser(seed);
    const words = vocabularyOf(choose);
    const index = createIndex(schema);
    const known = new Map<string, IndexDocument>();
    for (let round = 0; round < 5; round++) {
      index.apply(Array.from({ length: 30 }, () => change(choose, known, words)));
      expect(index.size).toBe(known.size);
      for (let turn = 0; turn < 12; turn++) {
        const viewer = viewerOf(choose);
        const query = { ...queryOf(choose, words), page: 0, size: 1000 };
        const found = index.search(query, viewer);
        const slow = slowSearch({ schema, documents: [...known.values()], query, viewer });
        const told = { query, viewer, corrected: found.corrected };
        expect({ ...told, total: found.total }).toEqual({ ...told, total: slow.keys.length });
        expect(found.hits.map((hit) => hit.key).sort()).toEqual(slow.keys.sort());
        expect(found.facets).toEqual(slow.facets);
        expect({ ...told, intervals: found.intervals }).toEqual({
          ...told,
          intervals: slow.intervals,
        });
        expect(new Map(found.hits.map(({ key, marks }) => [key, marks]))).toEqual(slow.marks);
        if (query.sort === undefined) expectExplained(found);
        const picked = { group: "inci", text: choose.oneOf(components).slice(0, choose.upTo(6)) };
        expect(index.contents({ ...picked, limit: 1000 }, viewer)).toEqual(
          slowContents({ documents: [...known.values()], viewer }, picked),
        );
        const text = choose.oneOf(words).slice(0, 1 + choose.upTo(4));
        const asked = { schema, documents: [...known.values()], text, viewer };
        expect(index.suggest(text, viewer, 1000)).toEqual(slowSuggest(asked));
      }
    }
  });

  test.each(seeds)("catalogue %i answers as if the hidden were not in it", (seed) => {
    const choose = chooser(seed * 977);
    const words = vocabularyOf(choose);
    const documents = Array.from({ length: 60 }, (_, at) => documentOf(choose, `k${at}`, words));
    const index = createIndex(schema);
    index.apply(documents.map((document) => ({ kind: "put", document })));
    const viewer = viewerOf(choose);
    const bare = createIndex(schema);
    const left = documents.flatMap((document) => stripped(document, viewer));
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
      expect(index.suggest(text, viewer, 10)).toEqual(bare.suggest(text, viewer, 10));
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
    const known = new Map<string, IndexDocument>();
    for (let round = 0; round < 12; round++) {
      for (let part = 0; part < 4; part++) {
        // Views and counts that are kept ready must follow each change.
        index.search({ text: "", filters: {}, page: 0, size: 3 }, viewerOf(choose));
        const count = choose.oneOf([1, 1, 2, 12]);
        index.apply(Array.from({ length: count }, () => change(choose, known, words)));
      }
      const whole = createIndex(schema);
      whole.apply(Array.from(known.values(), (document) => ({ kind: "put", document })));
      expect(index.size).toBe(whole.size);
      for (let turn = 0; turn < 6; turn++) {
        const viewer = viewerOf(choose);
        const query = queryOf(choose, words);
        expect({ query, viewer, ...index.search(query, viewer) }).toEqual({
          query,
          viewer,
          ...whole.search(query, viewer),
        });
        const text = choose.oneOf(words).slice(0, 1 + choose.upTo(4));
        expect(index.suggest(text, viewer, 10)).toEqual(whole.suggest(text, viewer, 10));
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
    const viewers = Array.from({ length: 6 }, () => viewerOf(choose));
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
