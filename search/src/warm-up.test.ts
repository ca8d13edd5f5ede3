import { expect, test } from "vitest";
import { createReader } from "./index-reader.ts";
import { createOwner } from "./segment-owner.ts";
import { chooser, documentOf, queryOf, schema, viewerOf, vocabularyOf } from "./testing-choices.ts";

const choose = chooser(7);
const words = vocabularyOf(choose);
const documents = Array.from({ length: 1100 }, (_, at) => documentOf(choose, `d${at}`, words));
const put = documents.map((document) => ({ kind: "put", document }) as const);

test("searches and changes between the steps of warming up answer as if there were none", () => {
  const owner = createOwner(schema);
  const warmed = createReader(schema);
  const other = createReader(schema);
  const change = (step: ReturnType<typeof owner.change>) => {
    warmed.follow(step);
    other.follow(step);
  };
  change(owner.change(put));
  let steps = 0;
  for (const _ of warmed.warmUp()) {
    const [query, viewer] = [queryOf(choose, words), viewerOf(choose)];
    if (steps % 8 === 0) expect(warmed.search(query, viewer)).toEqual(other.search(query, viewer));
    if (steps % 9 === 0) change(owner.change([{ kind: "remove", key: `d${steps}` }]));
    steps++;
  }
  expect(steps).toBeGreaterThan(50);
  for (let at = 0; at < 20; at++) {
    const [query, viewer] = [queryOf(choose, words), viewerOf(choose)];
    expect(warmed.search(query, viewer)).toEqual(other.search(query, viewer));
  }
});

test("what holds few documents is not warmed up", () => {
  const owner = createOwner(schema);
  const reader = createReader(schema);
  expect([...reader.warmUp()]).toEqual([]);
  reader.follow(owner.change(put.slice(0, 100)));
  expect([...reader.warmUp()]).toEqual([]);
});
