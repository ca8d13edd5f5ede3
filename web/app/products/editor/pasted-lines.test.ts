import { expect, test } from "vitest";
import { pastedEntries } from "./pasted-lines.ts";

test("pasted lists lose their numbers, and commas inside names stay (spec 5)", () => {
  expect(pastedEntries("1. Heat A to 70 °C\r\n2) Add B\n\n(3) Cool, then stir", "lines")).toEqual([
    "Heat A to 70 °C",
    "Add B",
    "Cool, then stir",
  ]);
  expect(pastedEntries("1,2-Hexanediol, Glycerin; Aqua", "terms")).toEqual([
    "1,2-Hexanediol",
    "Glycerin",
    "Aqua",
  ]);
  expect(pastedEntries("98-92-0 / 50-00-0, 64-17-5 56-81-5", "numbers")).toEqual([
    "98-92-0",
    "50-00-0",
    "64-17-5",
    "56-81-5",
  ]);
});
