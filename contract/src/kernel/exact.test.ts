import fc from "fast-check";
import { expect, test } from "vitest";
import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  exactOfNumber,
  fixedText,
  multiply,
  ofMoney,
  readExact,
  roundHalfUp,
  roundUpTo,
  subtract,
  toMoney,
  toText,
  whole,
  zero,
} from "./exact.ts";

const digits = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const above = fc.bigInt({ min: 1n, max: 10n ** 9n });
const rationals = fc
  .tuple(digits, above)
  .map(([top, bottom]): Exact => divide(whole(top), whole(bottom)));

test.each(["0", "12", "-3", "12.3456", "0.000001", "999999999999.999999"])(
  "%s is read and written again",
  (text) => {
    expect(toText(exact(text))).toBe(text);
  },
);

test.each(["", "1e3", "1,5", " 1", "1.", ".5", "+1", "NaN", "Infinity", "0x10", "1".repeat(41)])(
  "%j is no number",
  (text) => {
    expect(readExact(text)).toBeNull();
  },
);

test.each([
  [0.1, "0.1"],
  [1e-7, "0.0000001"],
  [1.5e21, "1500000000000000000000"],
  [-2.5, "-2.5"],
] as const)("the number %d is %s", (value, text) => {
  expect(toText(exactOfNumber(value), 9)).toBe(text);
});

test.each([
  ["0.5", "1"],
  ["-0.5", "-1"],
  ["2.5", "3"],
  ["2.499999", "2"],
  ["-2.4", "-2"],
])("%s is rounded to %s", (text, rounded) => {
  expect(String(roundHalfUp(exact(text)))).toBe(rounded);
});

test.each([
  ["12.344", 2, "12.34"],
  ["12.345", 2, "12.35"],
  ["-0.004", 2, "0.00"],
  ["0.05", 0, "0"],
  ["7", 3, "7.000"],
] as const)("%s with %i digits is %s", (text, places, shown) => {
  expect(fixedText(exact(text), places)).toBe(shown);
});

test("money becomes a number and money again, with the digits of its currency", () => {
  expect(toText(ofMoney({ minor: 1250, currency: "EUR" }))).toBe("12.5");
  expect(toText(ofMoney({ minor: 1250, currency: "JPY" }))).toBe("1250");
  expect(toMoney(exact("12.345"), "EUR")).toEqual({ minor: 1235, currency: "EUR" });
  expect(toMoney(exact("12.345"), "KWD")).toEqual({ minor: 12_345, currency: "KWD" });
  expect(() => toMoney(whole(10n ** 20n), "EUR")).toThrow("more money");
});

test("sums and products keep the laws of numbers, and what is undone was never done", () => {
  fc.assert(
    fc.property(rationals, rationals, rationals, (a, b, c) => {
      expect(add(a, b)).toEqual(add(b, a));
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.top !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
      expect(compare(subtract(a, b), zero)).toBe(compare(a, b));
    }),
  );
});

test("what is rounded up is a multiple, not below, and less than a step above", () => {
  fc.assert(
    fc.property(rationals, above, above, (value, top, bottom) => {
      const step = divide(whole(top), whole(bottom));
      const rounded = roundUpTo(value, step);
      expect(divide(rounded, step).bottom).toBe(1n);
      expect(compare(rounded, value)).toBeGreaterThanOrEqual(0);
      expect(compare(subtract(rounded, value), step)).toBe(-1);
    }),
  );
});

test("nothing is divided by zero", () => {
  expect(() => divide(whole(1), zero)).toThrow("division by zero");
});
