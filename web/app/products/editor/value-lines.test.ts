import { expect, test } from "vitest";
import { linesOf } from "./value-lines.ts";

const reader = { t: (key: string) => key, language: "de" } as Parameters<typeof linesOf>[2];
const lines = (key: string, value: unknown) =>
  linesOf(key, value, reader).join().replace(/\s/g, " ");

test("amounts and quantities are said in the reader's figures", () => {
  expect(lines("sample_unit_price", { minor: 1250, currency: "EUR" })).toBe("12,50 EUR");
  expect(lines("sample_size", { value: 0.5, unit: "kg" })).toBe("0,5 kg");
  expect(lines("usage_level", { min: 1, max: 2.5 })).toBe("1 – 2,5 %");
});

test("what was typed in their place is said as it is", () => {
  expect(lines("sample_unit_price", "a dozen euros")).toBe("a dozen euros");
  expect(lines("sample_unit_price", { minor: "a dozen", currency: "EUR" })).toBe("a dozen EUR");
  expect(lines("sample_size", { value: "much", unit: "kg" })).toBe("much kg");
});
