import { expect, test } from "vitest";
import { createIndex } from "./create-index.ts";
import { createReader } from "./index-reader.ts";
import type { IndexDocument } from "./index-types.ts";
import { mergeSegments } from "./merge-segments.ts";
import { createOwner, type DueMerge, type SegmentSizes } from "./segment-owner.ts";
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

const sizes = { least: 1, atOnce: 0 };

test.each(seeds)("searches and changes go on while segments are merged elsewhere: %i", (seed) => {
  const choose = chooser(seed * 71);
  const words = vocabularyOf(choose);
  const growth = choose.oneOf([1, 2, 8]);
  const owner = createOwner(schema, { ...sizes, least: 4, growth });
  const reader = createReader(schema);
  const known = new Map<string, IndexDocument>();
  const merges: DueMerge[] = [];
  for (let round = 0; round < 40; round++) {
    const count = choose.oneOf([1, 3, 10]);
    reader.follow(owner.change(Array.from({ length: count }, () => change(choose, known, words))));
    const due = merges.length < 3 ? owner.beginMerge() : null;
    if (due !== null) merges.push(due);
    else if (choose.upTo(3) === 0) {
      // They end in any order, and one may come to nothing: then it is due again.
      const [ended] = merges.splice(choose.upTo(merges.length), 1);
      const failed = choose.upTo(4) === 0;
      if (ended) reader.follow(ended.end(failed ? null : mergeSegments(schema, ended.parts)));
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
  const owner = createOwner(schema, { ...sizes, least: 4, growth: 8, atOnce: 64 });
  const put = (key: string) =>
    owner.change([{ kind: "put", document: documentOf(choose, key, words) }]);
  let merging: DueMerge | null = null;
  for (let at = 0; merging === null; at++) {
    put(`before-${at}`);
    merging = owner.beginMerge();
  }
  for (let at = 0; at < 5; at++) put(`meanwhile-${at}`);
  merging.end(mergeSegments(schema, merging.parts));
  // The merged one, and those five together.
  expect(owner.everything().opened).toHaveLength(2);
  expect(owner.beginMerge()).toBeNull();
});

function ownerOfMany(given: Partial<SegmentSizes>) {
  const choose = chooser(7);
  const words = vocabularyOf(choose);
  const owner = createOwner(schema, given);
  const put = (from: number, count: number) =>
    owner.change(
      Array.from({ length: count }, (_, at) => ({
        kind: "put",
        document: documentOf(choose, `${from + at}`, words),
      })),
    );
  return { owner, put };
}

test("what is written while a great merge goes on is merged, and does not pile up until it ends", () => {
  const { owner, put } = ownerOfMany({ ...sizes, growth: 4 });
  put(0, 100);
  put(100, 100);
  const great = owner.beginMerge();
  const segments = () => owner.everything().opened.length;
  const mergeAll = () => {
    for (let due = owner.beginMerge(); due !== null; due = owner.beginMerge()) {
      due.end(mergeSegments(schema, due.parts));
    }
  };
  for (let at = 0; at < 20; at++) {
    put(200 + at * 5, 5);
    mergeAll();
  }
  // Of twenty-two there were.
  expect(segments()).toBeLessThan(10);
  great?.end(mergeSegments(schema, great.parts));
  mergeAll();
  expect(segments()).toBeLessThan(5);
  expect(owner.size).toBe(300);
});

test("a segment is written again once a third as much is beside it, not an eighth", () => {
  const { owner, put } = ownerOfMany(sizes);
  put(0, 99);
  put(99, 20);
  expect(owner.beginMerge()).toBeNull();
  put(119, 15);
  expect(owner.beginMerge()?.parts).toHaveLength(3);
});

test("what would be a greater segment than there may be stays several", () => {
  const { owner, put } = ownerOfMany({ ...sizes, greatest: 100 });
  for (let at = 0; at < 10; at++) {
    put(at * 45, 45);
    for (let due = owner.beginMerge(); due !== null; due = owner.beginMerge()) {
      due.end(mergeSegments(schema, due.parts));
    }
  }
  const documents = owner.everything().opened.map(({ columns }) => columns.classes.length);
  expect(documents.toSorted((a, b) => a - b)).toEqual([90, 90, 90, 90, 90]);
  expect(owner.size).toBe(450);
});
