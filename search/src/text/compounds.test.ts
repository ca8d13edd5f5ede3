import { expect, test } from "vitest";
import { takeApart } from "./compounds.ts";

const words = new Set(
  "haar pflege haarpflege mittel orange schale ol kern blute sonne schutz filter sodium laureth sulfate lau".split(
    " ",
  ),
);
const apart = (word: string) => takeApart(word, { known: (part) => words.has(part), most: 3 });

test.each([
  [
    "haarpflegemittel",
    [
      ["haarpflege", "mittel"],
      ["haar", "pflege", "mittel"],
    ],
  ],
  ["orangenschalenol", [["orange", "schale", "ol"]]],
  ["sonnenschutzfilter", [["sonne", "schutz", "filter"]]],
  ["sodiumlaurethsulfate", [["sodium", "laureth", "sulfate"]]],
  ["haar", []],
  ["haarxpflege", []],
])("%s is made of %j", (word, ways) => {
  expect(apart(word)).toEqual(ways);
});

test("what is long and made of many known parts takes no time", () => {
  const known = (part: string) => /^a+$/.test(part);
  expect(takeApart("a".repeat(48), { known, most: 3 })).toHaveLength(3);
  expect(takeApart("a".repeat(120), { known, most: 3 })).toEqual([]);
});
