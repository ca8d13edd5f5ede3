import { expect, test } from "vitest";
import { createSegmentBuilder } from "./create-index.ts";
import { toBuffers } from "./serialise.ts";
import { createFactsBuilder, createWordsBuilder } from "./split-segment.ts";
import { change, chooser, schema, vocabularyOf } from "./testing-choices.ts";
import { joinColumns } from "./writing/finish-segment.ts";

const seeds = Array.from({ length: 30 }, (_, at) => at + 1);

test.each(seeds)("two halves make the same segment as one builder: %i", (seed) => {
  const choose = chooser(seed * 37);
  const words = vocabularyOf(choose);
  const known = new Map();
  const whole = createSegmentBuilder(schema);
  const facts = createFactsBuilder(schema);
  const texts = createWordsBuilder(schema);
  for (let round = choose.upTo(400); round > 0; round--) {
    const next = change(choose, known, words);
    if (next.kind === "put") {
      whole.add(next.document);
      facts.add(next.document);
    }
    if (choose.upTo(9) === 0) texts.add(facts.takeTexts());
  }
  texts.add(facts.takeTexts());
  expect(facts.gathered).toBe(0);
  const order = facts.order();
  const together = joinColumns(facts.finish(order), texts.finish(order));
  expect(toBuffers(together)).toEqual(toBuffers(whole.finish()));
});
