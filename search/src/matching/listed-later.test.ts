import { describe, expect, test } from "vitest";
import { createIndex, createSegmentBuilder } from "../create-index.ts";
import type { IndexDocument, IndexSchema, Viewer } from "../index-types.ts";
import { openSegment } from "../segments/segment.ts";
import { viewOf } from "../segments/segment-view.ts";
import { parseQuery } from "../text/parse-query.ts";
import { rowOfWord } from "./best-of-row.ts";
import { listedLater } from "./listed-later.ts";
import { choicesOf } from "./word-choices.ts";

const schema: IndexSchema = {
  fields: { name: { weight: 4, kind: "text" }, description: { weight: 1, kind: "text" } },
  facets: [],
  sorts: {},
};
const visitor: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const viewers = { visitor, reader: { ...visitor, tier: 1 } satisfies Viewer };

/** Most have the words; many are called "butter", few "parfum" or "parfun", one of them "alcohol". */
function documentAt(at: number): IndexDocument {
  const of = (field: string, text: string, tier: 0 | 1 = 0) => ({ field, text, tier });
  const water = "water ".repeat(at % 13);
  const values = [of("description", `${water}butter parfum alcohol glycerin`)];
  if (at % 4 === 0) values.push(of("name", "butter"));
  else if (at % 50 === 1) values.push(of("name", "parfum"));
  else if (at % 50 === 2) values.push(of("name", "parfun"));
  else if (at % 50 === 3) values.push(of("name", "glycerin", 1));
  else values.push(of("name", at % 3 === 0 ? `butter ${at}` : `product ${at}`));
  if (at === 1999) values[1] = of("name", "alcohol");
  return { key: `k${at}`, company: "one", hidden_from: [], values, facets: [], sorts: {} };
}

const documents = Array.from({ length: 4000 }, (_, at) => documentAt(at));
const texts = [
  "butter",
  '"butter"',
  "parfum",
  '"parfum"',
  "parfun",
  "alcohol",
  '"glycerin"',
  "butt",
  "bxtter",
  "glycxrin",
];

describe("what a common word finds, without a list of it", () => {
  test.each(texts)("%s: documents that are called so come first, as in a list", (text) => {
    const index = createIndex(schema);
    index.apply(documents.map((document) => ({ kind: "put", document })));
    for (const [name, viewer] of Object.entries(viewers)) {
      const ask = (size: number) =>
        index.search({ text, filters: {}, page: 0, size }, viewer).hits.map(({ key }) => key);
      const all = ask(4000);
      expect(all.length, name).toBeGreaterThan(20);
      for (const size of [1, 20, 150]) expect(ask(size), name).toEqual(all.slice(0, size));
    }
  });

  test("the best are told again when so many are gone that those that are kept do not suffice", () => {
    const index = createIndex(schema);
    index.apply(documents.map((document) => ({ kind: "put", document })));
    const ask = (size: number) =>
      index.search({ text: '"butter"', filters: {}, page: 0, size }, visitor).hits;
    for (let round = 0; round < 4; round++) {
      const gone = ask(90);
      expect(gone).toEqual(ask(4000).slice(0, 90));
      index.apply(gone.map(({ key }) => ({ kind: "remove", key })));
    }
  });

  const builder = createSegmentBuilder(schema);
  for (const document of documents) builder.add(document);
  const segment = openSegment(builder.finish(), { values: [], groups: [], ids: [] });

  function unlistedOf(text: string) {
    const view = viewOf(segment, visitor, null);
    const [word] = parseQuery(text, undefined).words;
    if (word === undefined) throw new Error("no word");
    const choices = choicesOf(segment, view, { word, last: true, typos: [] });
    const { unlisted } = listedLater(
      { segment, view },
      {
        word: { choices, rarity: 1 },
        row: rowOfWord(segment, view, choices),
        list() {
          throw new Error("listed");
        },
      },
    );
    return unlisted;
  }

  test.each([
    ['"butter"', "butter", true],
    ['"parfum"', "parfum", true],
    ['"parfum"', "nothing is called so", false],
  ])("of %s nothing is listed, though many are called %s", (text, phrase, isNamed) => {
    const unlisted = unlistedOf(text);
    expect(unlisted?.raise({ phrase, near: false })).toBe(isNamed);
    expect(unlisted?.best(20)).toHaveLength(20);
  });

  test("only a list tells where too many are called by another word, or have it near", () => {
    expect(unlistedOf('"parfum"')?.raise({ phrase: "butter", near: false })).toBeNull();
    expect(unlistedOf('"butter"')?.raise({ phrase: "butter", near: true })).toBeNull();
  });
});
