import { expect, test } from "vitest";
import type { MergePart } from "./columns/segment-columns.ts";
import { createIndex } from "./create-index.ts";
import { createReader } from "./index-reader.ts";
import type { IndexDocument } from "./index-types.ts";
import { mergeSegments } from "./merge-segments.ts";
import { createOwner } from "./segment-owner.ts";
import {
  change,
  chooser,
  documentOf,
  queryOf,
  schema,
  viewerOf,
  vocabularyOf,
} from "./testing-choices.ts";

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

test.each(seeds)("searches and changes go on while segments are merged elsewhere: %i", (seed) => {
  const choose = chooser(seed * 71);
  const words = vocabularyOf(choose);
  const owner = createOwner(schema, { least: 4, growth: choose.oneOf([1, 2, 8]), atOnce: 0 });
  const reader = createReader(schema);
  const known = new Map<string, IndexDocument>();
  let merging: MergePart[] | null = null;
  for (let round = 0; round < 40; round++) {
    const count = choose.oneOf([1, 3, 10]);
    reader.follow(owner.change(Array.from({ length: count }, () => change(choose, known, words))));
    if (merging === null) merging = owner.beginMerge();
    else if (choose.upTo(3) === 0) {
      // It may come to nothing: then it is due again.
      const failed = choose.upTo(4) === 0;
      reader.follow(owner.endMerge(failed ? null : mergeSegments(schema, merging)));
      merging = null;
    }
    if (round % 4 > 0) continue;
    const whole = createIndex(schema);
    whole.apply(Array.from(known.values(), (document) => ({ kind: "put", document })));
    expect(owner.size).toBe(known.size);
    const late = createReader(schema);
    late.follow(owner.everything());
    for (let turn = 0; turn < 4; turn++) {
      const viewer = viewerOf(choose);
      const query = queryOf(choose, words);
      const wanted = { query, viewer, ...whole.search(query, viewer) };
      for (const one of [reader, late]) {
        expect({ query, viewer, ...one.search(query, viewer) }).toEqual(wanted);
      }
    }
  }
});

test("what is written during a merge elsewhere does not make for another one", () => {
  const choose = chooser(5);
  const words = vocabularyOf(choose);
  const owner = createOwner(schema, { least: 4, growth: 8, atOnce: 64 });
  const put = (key: string) =>
    owner.change([{ kind: "put", document: documentOf(choose, key, words) }]);
  let merging: MergePart[] | null = null;
  for (let at = 0; merging === null; at++) {
    put(`before-${at}`);
    merging = owner.beginMerge();
  }
  for (let at = 0; at < 5; at++) put(`meanwhile-${at}`);
  const { opened } = owner.endMerge(mergeSegments(schema, merging));
  // The merged one, and those five together.
  expect(opened).toHaveLength(2);
  expect(owner.beginMerge()).toBeNull();
});
