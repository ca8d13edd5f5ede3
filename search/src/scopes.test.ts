import { describe, expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type { IndexDocument, ScopeRules, SearchQuery } from "./index-types.ts";
import {
  change,
  chooser,
  documentOf,
  queryOf,
  schema,
  scopesOf,
  viewerOf,
  vocabularyOf,
} from "./testing-choices.ts";

const seeds = Array.from({ length: 30 }, (_, at) => at + 1);
const visitor = { tier: 0, own_company: null, own_tier: 0, type: null } as const;

describe("what comes first in a scope", () => {
  test.each(seeds)("catalogue %i: by relevance alone, in its order, page by page", (seed) => {
    const choose = chooser(seed * 613);
    const words = vocabularyOf(choose);
    const index = createIndex(schema, { least: 4, growth: 2, atOnce: 8 });
    const known = new Map<string, IndexDocument>();
    for (let round = 0; round < 4; round++) {
      index.apply(Array.from({ length: 30 }, () => change(choose, known, words)));
      const scopes = scopesOf(choose);
      for (const [name, rules] of Object.entries(scopes)) {
        index.scope(name, rules);
        index.scope(`plain ${name}`, { ...rules, first: [] });
      }
      for (let turn = 0; turn < 10; turn++) {
        const name = choose.oneOf(Object.keys(scopes));
        const viewer = viewerOf(choose);
        const query = queryOf(choose, words);
        const keysOf = (scope: string, page: Partial<SearchQuery>) =>
          index.search({ ...query, ...page }, { ...viewer, scope }).hits.map(({ key }) => key);
        const plain = keysOf(`plain ${name}`, { page: 0, size: 1000 });
        const first = query.sort ? [] : (scopes[name] as ScopeRules).first;
        const promoted = first.filter((key) => plain.includes(key));
        const expected = [...promoted, ...plain.filter((key) => !promoted.includes(key))];
        expect(keysOf(name, { page: 0, size: 1000 })).toEqual(expected);
        const size = 1 + choose.upTo(5);
        const pages = Math.ceil(expected.length / size);
        const turned = Array.from({ length: pages }, (_, page) => keysOf(name, { page, size }));
        expect(turned.flat()).toEqual(expected);
      }
    }
  });
});

describe("a scope", () => {
  const words = vocabularyOf(chooser(3));
  const documents = Array.from({ length: 40 }, (_, at) => ({
    ...documentOf(chooser(at), `k${at}`, words),
    company: at < 20 ? "a" : "b",
    hidden_from: [],
    unseen: false,
  }));
  const everything: SearchQuery = { text: "", filters: {}, page: 0, size: 100 };
  const rules = { companies: ["a"], also: ["k30"], except: ["k3"], first: [] };
  const made = () => {
    const index = createIndex(schema);
    index.apply(documents.map((document) => ({ kind: "put", document })));
    index.scope("fair", rules);
    return index;
  };

  test("has what is put into the index later, and not what is taken out", () => {
    const index = made();
    const total = () => index.search(everything, { ...visitor, scope: "fair" }).total;
    expect(total()).toBe(20);
    const late = { ...(documents[0] as IndexDocument), key: "k99" };
    index.apply([
      { kind: "put", document: late },
      { kind: "remove", key: "k5" },
      { kind: "remove", key: "k30" },
    ]);
    expect(total()).toBe(19);
  });

  test("is what it was last told to be, and unknown once it is forgotten", () => {
    const index = made();
    const viewer = { ...visitor, scope: "fair" };
    expect(index.search(everything, viewer).total).toBe(20);
    index.scope("fair", { ...rules, companies: ["b"], except: [] });
    expect(index.search(everything, viewer).total).toBe(20);
    expect(index.search(everything, viewer).hits.map(({ key }) => key)).not.toContain("k0");
    index.scope("fair", null);
    expect(() => index.search(everything, viewer)).toThrow('No scope "fair"');
  });

  test("has nothing unseen, for nobody", () => {
    const index = made();
    const unseen = { ...(documents[0] as IndexDocument), unseen: true };
    index.apply([{ kind: "put", document: unseen }]);
    const editor = { tier: 2, own_company: "a", own_tier: 2, type: null } as const;
    expect(index.search(everything, editor).total).toBe(40);
    expect(index.search(everything, { ...editor, scope: "fair" }).total).toBe(19);
  });
});
