import { expect, test } from "vitest";
import { mendWeight, weightExamples, weightFault } from "./weight-fault.ts";

test.each(weightExamples.with(-1, "qs (to pH 5)"))("%s is a weight and stays as it is", (text) => {
  expect(weightFault(text)).toBeNull();
  expect(mendWeight(text)).toBe(text);
});

test.each([
  ["5", "5%"],
  ["0,5", "0,5%"],
  ["1-3 %", "1% - 3%"],
  ["1 to 3", "1% to 3%"],
  ["1 bis 3 %", "1% - 3%"],
  ["≤ 3 %", "up to 3%"],
  ["bis zu 3 %", "up to 3%"],
  ["jusqu’à 3", "up to 3%"],
  [">2", "> 2%"],
  ["ad 100", "qs (to 100)"],
  ["q. s. ad 100 %", "qs (to 100)"],
  ["q. s.", "qs"],
])("%s is meant to be %s, and is proposed", (typed, meant) => {
  expect(mendWeight(typed)).toBe(meant);
  expect(weightFault(typed)).toEqual({
    phrase: "product-editor.formula.weight.meant",
    values: { weight: meant },
  });
});

test.each([
  ["", "missing"],
  ["some", "format"],
  ["about 4 %", "format"],
  ["101%", "most"],
  ["3% - 1%", "reversed"],
])("%s is told to be wrong: %s", (typed, reason) => {
  expect(weightFault(typed)?.phrase).toBe(`product-editor.formula.weight.${reason}`);
  expect(mendWeight(typed)).toBe(typed);
});
