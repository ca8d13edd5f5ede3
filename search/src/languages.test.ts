import { describe, expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import type { IndexDocument, Viewer } from "./index-types.ts";

const everyone: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const vetted: Viewer = { ...everyone, tier: 1 };

type Values = IndexDocument["values"];

function built(documents: Record<string, Values>) {
  const index = createIndex({
    fields: {
      name: { weight: 4, kind: "text", suggest: true },
      description: { weight: 1, kind: "text" },
    },
    languages: ["en", "de", "it"],
    facets: [],
    sorts: {},
  });
  const put = (key: string, values: Values) =>
    ({
      kind: "put",
      document: { key, company: "acme", hidden_from: [], facets: [], sorts: {}, values },
    }) as const;
  index.apply(Object.entries(documents).map(([key, values]) => put(key, values)));
  return index;
}
function indexOf(documents: Record<string, Values>) {
  const index = built(documents);
  return (text: string, language?: string, viewer = everyone) =>
    index.search({ text, filters: {}, page: 0, size: 20, ...(language && { language }) }, viewer);
}
const keysOf = ({ hits }: { hits: { key: string }[] }) => hits.map(({ key }) => key);
const said = (text: string, language?: string, tier: 0 | 1 = 0) => ({
  field: "description",
  text,
  tier,
  ...(language && { language }),
});
const name = (text: string, language?: string) => ({ ...said(text, language), field: "name" });

describe("the same in the reader's language stands first", () => {
  const search = indexOf({
    // In the order in which equally good ones would come.
    a: [name("Aa"), said("lino natura", "it")],
    b: [name("Bb"), said("lino natura", "de")],
    c: [name("Cc"), said("lino natura")],
  });

  test.each([
    ["de", ["b", "c", "a"]],
    ["it", ["a", "c", "b"]],
    [undefined, ["c", "a", "b"]],
  ])("to a reader of %s", (language, order) => {
    for (const text of ["lino", "lino natura", "natur", '"lino"']) {
      expect(keysOf(search(text, language)), text).toEqual(order);
    }
  });

  test("all languages are found, once, and what is marked are words as they are written", () => {
    const { total, hits } = search("natura", "de");
    expect(total).toBe(3);
    for (const { matches } of hits) expect(matches).toEqual(["natura"]);
  });

  test("nobody finds a language by its code, nor what is only for readers of another one", () => {
    for (const text of ["de", "d", "it", "\u0001de", "delino"]) {
      expect(search(text, "de").total, text).toBe(0);
    }
  });
});

test("a better match in another language stays before a weaker one in one's own", () => {
  const search = indexOf({
    a: [name("Aa"), said("seide und vieles mehr", "de")],
    b: [name("Seide", "it")],
  });
  expect(keysOf(search("seide", "de"))).toEqual(["b", "a"]);
});

test("a name in a language is a name", () => {
  const search = indexOf({ a: [name("Silk"), name("Seide", "de")], b: [name("Seide Plus")] });
  expect(keysOf(search("seide"))).toEqual(["a", "b"]);
  expect(keysOf(search("seide", "de"))).toEqual(["a", "b"]);
});

test("who may not see a value finds it in no language", () => {
  const search = indexOf({ a: [name("Aa"), said("geheim", "de", 1)] });
  expect(search("geheim", "de").total).toBe(0);
  expect(search("geheim", "de", vetted).total).toBe(1);
});

describe("suggestions", () => {
  const suggest = (documents: Record<string, Values>, language?: string, limit = 9) =>
    built(documents)
      .suggest({ text: "sil", limit, ...(language && { language }) }, everyone)
      .map(({ text }) => text);

  test("of equally common ones come in the reader's language first, then in none", () => {
    const documents = {
      a: [name("Silvery base"), name("Silberbase extra", "de")],
      b: [name("Silo", "it"), name("Silk")],
    };
    expect(suggest(documents, "de")).toEqual(["Silberbase extra", "Silk", "Silvery base", "Silo"]);
    expect(suggest(documents, "it")).toEqual(["Silo", "Silk", "Silvery base", "Silberbase extra"]);
    expect(suggest(documents)).toEqual(["Silk", "Silvery base", "Silo", "Silberbase extra"]);
    const commoner = { ...documents, c: [name("Silk")] };
    expect(suggest(commoner, "de").slice(0, 2)).toEqual(["Silk", "Silberbase extra"]);
  });

  test("come so out of many, too", () => {
    const many = Array.from({ length: 200 }, (_, at) => [`p${at}`, [name(`Sil ${at}`)]] as const);
    const documents = { ...Object.fromEntries(many), z: [name("Silberbase der langen Art", "de")] };
    expect(suggest(documents, "de", 2)).toEqual(["Silberbase der langen Art", "Sil 0"]);
    expect(suggest(documents, "it", 2)).toEqual(["Sil 0", "Sil 1"]);
  });

  test("are shown as the reader's language writes them", () => {
    const documents = { a: [name("SILK"), name("Silk", "de")] };
    expect([suggest(documents, "de"), suggest(documents)]).toEqual([["Silk"], ["SILK"]]);
  });

  test("take no language from what the reader may not see", () => {
    const documents = {
      a: [name("Silvery base"), { ...name("Silvery base", "de"), tier: 1 } as const],
      b: [name("Silk")],
    };
    expect(suggest(documents, "de", 1)).toEqual(["Silk"]);
  });
});

test("languages that are not declared are refused", () => {
  expect(() => indexOf({ a: [name("Aa", "nl")] })).toThrow(/no language "nl"/);
});
