import { expect, test } from "vitest";
import { readDecimal, typedDecimal } from "./typed-decimal.ts";

test.each([
  ["12.5", ".", "12.5"],
  ["12,5", ".", "12.5"],
  ["12,5", ",", "12.5"],
  ["12.5", ",", "12.5"],
  ["1,234.5", ".", "1234.5"],
  ["1.234,5", ",", "1234.5"],
  ["1.234,5", ".", "1234.5"],
  ["1'234.50", ".", "1234.50"],
  [" 1 234,5 ", ",", "1234.5"],
  // Three digits behind the mark of thousands are thousands.
  ["12,345", ".", "12345"],
  ["12,345", ",", "12.345"],
  ["12.345", ",", "12345"],
  ["0.125", ",", "0.125"],
  ["1,234,567", ".", "1234567"],
  ["1.234.567", ".", "1234567"],
  ["12", ".", "12"],
])("%s with %s is %s", (typed, mark, read) => {
  expect(readDecimal(typed, mark as "," | ".")).toBe(read);
});

test.each(["", "12.", ",5", "1,2,3", "-4", "1e3", "12 EUR", "1.23.45"])("%j stays", (typed) => {
  expect(readDecimal(typed, ".")).toBe(typed);
});

test("is shown as its reader types it", () => {
  expect(typedDecimal("1234.5", ",")).toBe("1234,5");
  expect(typedDecimal("12,", ",")).toBe("12,");
  expect(readDecimal(typedDecimal("1234.567", ","), ",")).toBe("1234.567");
});
