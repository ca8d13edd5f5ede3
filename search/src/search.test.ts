import { describe, expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type { IndexDocument, SearchQuery, Tier, Viewer } from "./index-types.ts";

const everyone: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const verified: Viewer = { ...everyone, tier: 1, type: "BRAND" };
const support: Viewer = { ...everyone, tier: 2, type: "SUPPORT" };
const editor: Viewer = { tier: 1, own_company: "acme", own_tier: 2, type: "SUPPLIER" };

type Sketch = Partial<Omit<IndexDocument, "values">> & {
  key: string;
  name: string;
  inci?: string;
  description?: string;
  secret?: [text: string, tier: Tier];
};

function documentOf({ name, inci, description, secret, ...rest }: Sketch): IndexDocument {
  const values: IndexDocument["values"][number][] = [{ field: "name", text: name, tier: 0 }];
  if (inci) values.push({ field: "inci", text: inci, tier: 0 });
  if (description) values.push({ field: "description", text: description, tier: 0 });
  if (secret) values.push({ field: "inci", text: secret[0], tier: secret[1] });
  return { company: "acme", hidden_from: [], facets: [], sorts: {}, values, ...rest };
}

function indexOf(...sketches: Sketch[]) {
  const index = createIndex({
    fields: {
      name: { weight: 4, kind: "text", suggest: true },
      inci: { weight: 3, kind: "text", suggest: true },
      description: { weight: 1, kind: "text" },
      code: { weight: 5, kind: "identifier" },
    },
    facets: ["function"],
    sorts: { price: "number", title: "text" },
  });
  index.apply(sketches.map((sketch) => ({ kind: "put", document: documentOf(sketch) })));
  const search = (text: string, viewer = everyone, more: Partial<SearchQuery> = {}) =>
    index.search({ text, filters: {}, page: 0, size: 20, ...more }, viewer);
  const keys = (text: string, viewer = everyone, more: Partial<SearchQuery> = {}) =>
    search(text, viewer, more).hits.map((hit) => hit.key);
  return { index, search, keys };
}

describe("order", () => {
  test("exact name, exact INCI, component, word, prefix", () => {
    const { keys } = indexOf(
      { key: "prefix", name: "Ureaform" },
      { key: "word", name: "Urea Peroxide" },
      { key: "part", name: "Blend", inci: "Water (and) Urea" },
      { key: "inci", name: "Hydrator", inci: "Urea" },
      { key: "name", name: "UREA®" },
    );
    expect(keys("urea")).toEqual(["name", "inci", "part", "word", "prefix"]);
  });

  test("a shorter field, then rank, then name, then key", () => {
    const { keys } = indexOf(
      { key: "4", name: "Shea Butter Refined Organic" },
      { key: "3", name: "Shea Zinc" },
      { key: "2", name: "Shea Acid" },
      { key: "1", name: "Shea Acid" },
      { key: "0", name: "Shea Wood", rank: 1 },
    );
    expect(keys("shea")).toEqual(["0", "1", "2", "3", "4"]);
  });

  test("a rare word counts for more than a common one", () => {
    const common = Array.from({ length: 20 }, (_, at) => ({ key: `c${at}`, name: `oil ${at}` }));
    const { keys } = indexOf(
      { key: "oil", name: "Oil", description: "wormwood" },
      { key: "wormwood", name: "Wormwood", description: "oil" },
      ...common,
    );
    expect(keys('"wormwood" "oil"').slice(0, 2)).toEqual(["wormwood", "oil"]);
  });

  test("typos come behind, and only when little is found", () => {
    const few = indexOf(
      { key: "typo", name: "Glycerin" },
      { key: "written", name: "Glicerin Base Number Two" },
    );
    expect(few.keys("glicerin")).toEqual(["written", "typo"]);
    expect(few.search("glicerin").corrected).toBeNull();
    const many = indexOf(
      { key: "typo", name: "Glycerin" },
      ...[1, 2, 3].map((at) => ({ key: `${at}`, name: `Glicerin ${at}` })),
    );
    expect(many.keys("glicerin")).toEqual(["1", "2", "3"]);
  });

  test("in quotes a word is neither completed nor corrected", () => {
    const { keys } = indexOf({ key: "a", name: "Glycerin" }, { key: "b", name: "Glycerins" });
    expect(keys("glycerin")).toEqual(["a", "b"]);
    expect(keys('"glycerin"')).toEqual(["a"]);
    expect(keys('"glyceryn"')).toEqual([]);
  });

  test("sorted either way, the missing and the hidden last", () => {
    const price = (value: number, tier: Tier = 0) => ({ price: { value, tier } });
    const { keys } = indexOf(
      { key: "none", name: "a" },
      { key: "hidden", name: "b", sorts: price(0, 1) },
      { key: "ten", name: "c", sorts: price(10) },
      { key: "two", name: "d", sorts: price(2) },
    );
    const by = (direction: "asc" | "desc") => ({ sort: { key: "price", direction } });
    expect(keys("", everyone, by("asc"))).toEqual(["two", "ten", "none", "hidden"]);
    expect(keys("", everyone, by("desc"))).toEqual(["ten", "two", "none", "hidden"]);
    expect(keys("", verified, by("asc"))).toEqual(["hidden", "two", "ten", "none"]);
  });

  test("pages follow one another", () => {
    const { keys, search } = indexOf(
      ...Array.from({ length: 95 }, (_, at) => ({ key: `k${at}`, name: `Oil ${(at * 37) % 95}` })),
    );
    const all = keys("oil", everyone, { size: 100 });
    const pages = [0, 1, 2, 3, 4, 5].flatMap((page) => keys("oil", everyone, { page, size: 19 }));
    expect(pages).toEqual(all);
    expect(search("oil", everyone, { page: 3, size: 0 })).toMatchObject({ total: 95, hits: [] });
  });
});

describe("what a viewer may not see", () => {
  const secret: Sketch = {
    key: "k",
    name: "Softener",
    secret: ["Behentrimonium", 1],
    facets: [
      { group: "function", value: "SOFT", tier: 0 },
      { group: "function", value: "SECRET", tier: 1 },
    ],
  };

  test.each([
    ["the word", "behentrimonium"],
    ["its beginning", "behen"],
    ["a typo of it", "behentrimonum"],
    ["two halves of it", "behen trimonium"],
  ])("is not found by %s", (_, text) => {
    const { search } = indexOf(secret);
    expect(search(text)).toMatchObject({ total: 0, hits: [], corrected: null });
    for (const viewer of [verified, support, editor]) expect(search(text, viewer).total).toBe(1);
  });

  test("is neither highlighted, counted, filtered by nor suggested", () => {
    const { index, search } = indexOf({ ...secret, name: "Softener behen" });
    expect(search("behen").hits).toEqual([{ key: "k", matches: ["behen"] }]);
    expect(search("behen", verified).hits[0]?.matches.sort()).toEqual(["behen", "behentrimonium"]);
    expect(search("").facets).toEqual({ function: [{ value: "SOFT", count: 1 }] });
    const filters = { function: ["SECRET"] };
    expect(search("", everyone, { filters }).total).toBe(0);
    expect(search("", verified, { filters }).total).toBe(1);
    expect(index.suggest({ text: "behen", limit: 10 }, everyone)).toEqual([]);
    expect(index.suggest({ text: "behen", limit: 10 }, verified)).toEqual([
      { field: "inci", text: "Behentrimonium", count: 1, key: "k" },
    ]);
  });

  test("is corrected to by nobody: the visible neighbour is taken", () => {
    const { search } = indexOf(
      { key: "open", name: "Glycerid" },
      ...[1, 2, 3].map((at): Sketch => ({ key: `${at}`, name: `${at}`, secret: ["Glycerin", 1] })),
    );
    expect(search("glycerix")).toMatchObject({ total: 1, corrected: "glycerid" });
    expect(search("glycerix", verified)).toMatchObject({ total: 4, corrected: "glycerin" });
  });

  test("an excluded type finds nothing of the supplier; support and its own people do", () => {
    const { index, keys } = indexOf({ key: "k", name: "Urea", hidden_from: ["BRAND", "SUPPLIER"] });
    expect(keys("urea", verified)).toEqual([]);
    expect(index.suggest({ text: "ur", limit: 9 }, verified)).toEqual([]);
    expect(keys("urea")).toEqual(["k"]);
    expect(keys("urea", editor)).toEqual(["k"]);
    expect(keys("urea", { ...support, type: "BRAND" })).toEqual(["k"]);
  });

  test("the unseen is there for support and its editors alone", () => {
    const { keys } = indexOf({ key: "k", name: "Urea", unseen: true });
    expect(keys("urea")).toEqual([]);
    expect(keys("urea", { ...editor, own_tier: 1 })).toEqual([]);
    expect(keys("urea", { ...editor, own_company: "other" })).toEqual([]);
    expect(keys("urea", editor)).toEqual(["k"]);
    expect(keys("urea", support)).toEqual(["k"]);
  });
});

describe("changes", () => {
  test("the next search sees them, and what was is gone", () => {
    const { index, keys } = indexOf({ key: "k", name: "Urea" });
    index.apply([{ kind: "put", document: documentOf({ key: "k", name: "Glycerin" }) }]);
    expect([keys("urea"), keys("glycerin"), index.size]).toEqual([[], ["k"], 1]);
    index.apply([{ kind: "remove", key: "k" }]);
    expect([
      keys("glycerin"),
      index.suggest({ text: "gly", limit: 9 }, everyone),
      index.size,
    ]).toEqual([[], [], 0]);
  });

  test("what does not fit the schema is refused, and nothing applied", () => {
    const { index } = indexOf();
    const good = documentOf({ key: "good", name: "Urea" });
    for (const bad of [
      { ...good, values: [{ field: "colour", text: "red", tier: 0 as const }] },
      { ...good, facets: [{ group: "origin", value: "EU", tier: 0 as const }] },
      { ...good, sorts: { price: { value: "dear", tier: 0 as const } } },
      { ...good, sorts: { constructor: { value: 1, tier: 0 as const } } },
    ]) {
      const changes = [good, bad].map((document) => ({ kind: "put" as const, document }));
      expect(() => index.apply(changes)).toThrow(RangeError);
      expect(index.size).toBe(0);
    }
  });

  test("a search for what the schema does not declare is refused", () => {
    const { search } = indexOf();
    expect(() => search("", everyone, { filters: { origin: ["EU"] } })).toThrow(RangeError);
    expect(() => search("", everyone, { sort: { key: "age", direction: "asc" } })).toThrow(
      RangeError,
    );
    expect(() => search("", everyone, { page: -1 })).toThrow(RangeError);
  });
});
