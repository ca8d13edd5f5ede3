import { describe, expect, test } from "vitest";
import { createIndex, createSegmentBuilder } from "../create-index.ts";
import type { IndexDocument, IndexSchema, Viewer } from "../index-types.ts";
import { notReady } from "../segments/ready-rows.ts";
import { openSegment, removeDocument } from "../segments/segment.ts";
import { viewOf } from "../segments/segment-view.ts";
import { parseQuery } from "../text/parse-query.ts";
import { bestOfRow, rowOfWord } from "./best-of-row.ts";
import { choicesOf } from "./word-choices.ts";

const schema: IndexSchema = {
  fields: { name: { weight: 4, kind: "text" }, description: { weight: 1, kind: "text" } },
  facets: [],
  sorts: {},
};
const visitor: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const reader: Viewer = { ...visitor, tier: 1 };

/** Words that begin alike, in names, in descriptions of differing length, or hidden. */
function documentAt(at: number): IndexDocument {
  const word = ["glycerin", "glycol", "glyoxal", "glycine"][at % 4] ?? "";
  const text = (field: string, own: string, tier: 0 | 1 = 0) => ({ field, text: own, tier });
  const values = [text("name", at % 3 === 0 ? `${word} ${at}` : `aqua ${at}`)];
  if (at % 3 === 1) values.push(text("description", `${"water ".repeat(at % 17)}${word}`));
  if (at % 97 === 0) values.push(text("description", `gly ${"water ".repeat(1 + (at % 5))}`));
  if (at % 2 === 0) values.push(text("description", "retinol", at % 4 === 0 ? 1 : 0));
  return { key: `k${at}`, company: "one", hidden_from: [], values, facets: [], sorts: {} };
}

const documents = Array.from({ length: 3000 }, (_, at) => documentAt(at));

function segmentOf(all: readonly IndexDocument[]) {
  const builder = createSegmentBuilder(schema);
  for (const document of all) builder.add(document);
  return openSegment(builder.finish(), { values: [], groups: [], ids: [] });
}

function wordIn(segment: ReturnType<typeof segmentOf>, text: string, viewer = visitor) {
  const view = viewOf(segment, viewer, null);
  const [word] = parseQuery(text, undefined).words;
  if (word === undefined) throw new Error("no word");
  const choices = choicesOf(segment, view, { word, last: true, typos: [] });
  return { view, choices, row: rowOfWord(segment, view, choices) };
}

describe("the best of what a beginning finds, without a list of all", () => {
  test.each(["gly", "gl", "glycerin", "retinol", "aqua"])("%s: the same as of a list", (text) => {
    const index = createIndex(schema);
    index.apply(documents.map((document) => ({ kind: "put", document })));
    const gone = new Set<string>();
    for (const round of [1, 2, 3]) {
      const next = new Set<string>();
      for (const viewer of [visitor, reader]) {
        const ask = (size: number) =>
          index.search({ text, filters: {}, page: 0, size }, viewer).hits.map(({ key }) => key);
        const all = ask(3000);
        expect(all.some((key) => gone.has(key))).toBe(false);
        expect(ask(20)).toEqual(all.slice(0, 20));
        expect(ask(150)).toEqual(all.slice(0, 150));
        // Then so many of the best are gone that those that are kept do not suffice.
        for (const key of all.slice(0, round * 120)) next.add(key);
      }
      for (const key of next) gone.add(key);
      index.apply(Array.from(gone, (key) => ({ kind: "remove", key })));
    }
  });

  test("is told of three letters and of common words, also where the beginning is a word", () => {
    const segment = segmentOf(documents);
    for (const text of ["gly", "retinol"]) {
      const { row, view, choices } = wordIn(segment, text);
      expect(row).not.toBe(notReady);
      const best = bestOfRow(segment, { view, row, word: { choices, rarity: 1 }, wanted: 20 });
      expect(best).toHaveLength(20);
      expect(best?.map(({ score }) => score)).toEqual(
        best?.map(({ score }) => score).sort((a, b) => b - a),
      );
    }
    const names = segment.words.filter((word) => word.startsWith("gly"));
    expect(names).toContain("gly");
  });

  test("is not told to who reads more, where most have the word, nor of too few that live", () => {
    const segment = segmentOf(documents);
    expect(wordIn(segment, "retinol", reader).row).toBe(notReady);
    const { row, view, choices } = wordIn(segment, "gly");
    const ask = (rarity: number) =>
      bestOfRow(segment, { view, row, word: { choices, rarity }, wanted: 20 });
    expect(ask(0.01)).toBeNull();
    for (let doc = 0; doc < 2900; doc++) removeDocument(segment, doc);
    expect(ask(1)).toBeNull();
  });
});
