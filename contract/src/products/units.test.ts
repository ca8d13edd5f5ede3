import fc from "fast-check";
import { expect, test } from "vitest";
import { units } from "../enumerations/products.ts";
import { exact, toText, whole } from "../kernel/exact.ts";
import { convert, dimensionOf } from "./units.ts";

test.each([
  ["1", "lb", "kg", "0.45359237"],
  ["1", "st", "lb", "14"],
  ["16", "oz", "lb", "1"],
  ["1", "t", "g", "1000000"],
  ["1", "cup", "ml", "236.5882365"],
  ["8", "fl oz", "cup", "1"],
  ["1", "m3", "l", "1000"],
  ["250", "mg", "g", "0.25"],
] as const)("%s %s are %s: %s", (value, from, to, result) => {
  expect(toText(convert(exact(value), { from, to }) ?? whole(-1), 9)).toBe(result);
});

test("mass and volume meet by the density alone", () => {
  expect(convert(whole(10), { from: "l", to: "kg" })).toBeNull();
  expect(convert(whole(10), { from: "kg", to: "ml", density: whole(0) })).toBeNull();
  const density = exact("0.92");
  expect(convert(whole(10), { from: "l", to: "kg", density })).toEqual(exact("9.2"));
  expect(convert(exact("9.2"), { from: "kg", to: "l", density })).toEqual(whole(10));
});

test("there and back again is where one began, for every pair of units", () => {
  const unit = fc.constantFrom(...units);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), unit, unit, (value, from, to) => {
      const density = exact("1.0371");
      const there = convert(whole(value), { from, to, density });
      expect(there && convert(there, { from: to, to: from, density })).toEqual(whole(value));
      if (dimensionOf(from) === dimensionOf(to))
        expect(convert(whole(value), { from, to })).toEqual(there);
    }),
  );
});
