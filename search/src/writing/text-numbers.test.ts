import { expect, test } from "vitest";
import { createTextNumbers, numberOfText } from "./text-numbers.ts";

test("texts keep their numbers, also where they are more than a map holds", () => {
  const known = createTextNumbers(3);
  const texts = Array.from({ length: 10 }, (_, at) => `text ${at}`);
  for (let round = 0; round < 2; round++) {
    expect(texts.map((text) => numberOfText(known, text))).toEqual(texts.map((_, at) => at));
  }
  expect(known.texts).toEqual(texts);
  expect(known.ids.map(({ size }) => size)).toEqual([3, 3, 3, 1]);
});
