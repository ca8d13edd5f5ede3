import { expect, test } from "vitest";
import { formatWeight, parseWeight } from "./weights.ts";

test.each([
  ["4%", { form: "exact", value: 4 }],
  ["0,5 %", { form: "exact", value: 0.5 }],
  ["to 100%", { form: "to", max: 100 }],
  ["up to 3%", { form: "up to", max: 3 }],
  ["> 2%", { form: ">", min: 2 }],
  ["1% to 3%", { form: "range", min: 1, max: 3, separator: "to" }],
  ["1% - 3%", { form: "range", min: 1, max: 3, separator: "-" }],
  ["qs", { form: "qs", note: "" }],
  ["qs (to 100)", { form: "qs", note: "to 100" }],
])("%s is a weight of the spec", (text, weight) => {
  expect(parseWeight(text)).toEqual(weight);
});

test.each(["", "4", "101%", "3% to 1%", "about 4%", "-1%", "4% 5%"])("%s is none", (text) => {
  expect(parseWeight(text)).toBeNull();
});

test.each(["4%", "to 100%", "up to 3%", "> 2%", "1% to 3%", "1% - 3%", "qs (to 100)"])(
  "%s is written as it was read",
  (text) => {
    const weight = parseWeight(text);
    expect(weight && formatWeight(weight)).toBe(text);
  },
);
