import { describe, expect, test } from "vitest";
import { toNumber } from "./read-number.ts";
import { toWeight } from "./read-weight.ts";
import { readCell } from "./testing-readers.ts";

test.each([
  ["7,34", 7.34],
  ["0.5", 0.5],
  ["10 000", 10_000],
  ["1.234,5", 1_234.5],
  ["1,234.5", 1_234.5],
  ["1'234'567", 1_234_567],
  ["1.234.567", 1_234_567],
  ["0,125", 0.125],
  ["-20", -20],
  ["12,34,5", null],
])("%j is the number %j", (text, value) => {
  expect(toNumber(text)?.value ?? null).toBe(value);
});

test("a separator before three digits is asked for, and the file's own way answers", () => {
  expect(toNumber("1,234")).toEqual({ value: 1234, ambiguous: true });
  expect(toNumber("1.234")).toEqual({ value: 1.234, ambiguous: true });
  expect(toNumber("1.234", ",")).toEqual({ value: 1234, ambiguous: false });
  expect(toNumber("1,234", ",")).toEqual({ value: 1.234, ambiguous: false });
});

describe("ranges", () => {
  test.each([
    ["5-10 °C", { min: 5, max: 10 }],
    ["5 – 10", { min: 5, max: 10 }],
    ["from 5 to 10", { min: 5, max: 10 }],
    ["zwischen 5 und 10 °C", { min: 5, max: 10 }],
    ["de 5 à 10", { min: 5, max: 10 }],
    ["-20 - 40 °C", { min: -20, max: 40 }],
    ["-20 to -5", { min: -20, max: -5 }],
    ["5°C ... 25°C", { min: 5, max: 25 }],
    ["<= 5", { max: 5 }],
    ["≤5 °C", { max: 5 }],
    ["max. 30°C", { max: 30 }],
    ["bis 30", { max: 30 }],
    ["höchstens 30 °C", { max: 30 }],
    ["> 3", { min: 3 }],
    ["ab 3", { min: 3 }],
    ["40+", { min: 40 }],
    ["ca. 25 °C", { min: 25, max: 25 }],
    ["20 ± 5 °C", { min: 15, max: 25 }],
    ["77 °F", { min: 25, max: 25 }],
    [
      { min: 1, max: 2 },
      { min: 1, max: 2 },
    ],
    [25, { min: 25, max: 25 }],
  ])("%j", (cell, value) => {
    const read = readCell("temperature_stability", cell);
    expect(read.value).toEqual(value);
    expect(read.said).toEqual([]);
  });

  test.each([
    ["7,34 %", { min: 7.34, max: 7.34 }],
    ["0.5%", { min: 0.5, max: 0.5 }],
    ["0,5 - 3 % (w/w)", { min: 0.5, max: 3 }],
    ["200 ppm", { min: 0.02, max: 0.02 }],
  ])("per cent: %j", (cell, value) => {
    expect(readCell("usage_level", cell).value).toEqual(value);
  });

  test("viscosity in other units, and pH with a remark", () => {
    expect(readCell("viscosity", "1,5-2 Pa.s").value).toEqual({ min: 1_500, max: 2_000 });
    expect(readCell("viscosity", "800 cps").value).toEqual({ min: 800, max: 800 });
    const ph = readCell("ph_stability_range", "pH 5.5-6.5 (10% in water)");
    expect(ph.value).toEqual({ min: 5.5, max: 6.5 });
    expect(ph.said).toEqual(["remark-dropped"]);
  });

  test.each([
    ["temperature_stability", "room temperature", "no-range"],
    ["temperature_stability", "10-5", "range-reversed"],
    ["temperature_stability", "5 kg", "unit-other"],
    ["viscosity", "HIGH", "no-range"],
  ] as const)("%s %j is refused", (field, cell, code) => {
    expect(readCell(field, cell).problems).toMatchObject([{ code, column: "c", value: cell }]);
  });
});

test.each([
  ["25 kg", { value: 25, unit: "kg" }],
  ["25kg", { value: 25, unit: "kg" }],
  ["1,5 Liter", { value: 1.5, unit: "l" }],
  ["min. 200 lbs", { value: 200, unit: "lb" }],
  ["1 m³", { value: 1, unit: "m3" }],
  ["5 fl. oz.", { value: 5, unit: "fl oz" }],
  ["1 Tonne", { value: 1, unit: "t" }],
])("the quantity %j", (cell, value) => {
  expect(readCell("minimum_order_quantity", cell)).toMatchObject({ value, said: [] });
});

test("a quantity without a known unit is refused, unless the column has one", () => {
  expect(readCell("sample_size", "25").problems).toMatchObject([{ code: "quantity-unit" }]);
  expect(readCell("sample_size", "2 drums").problems).toMatchObject([{ code: "quantity-unit" }]);
  expect(readCell("sample_size", "ask us").problems).toMatchObject([{ code: "no-quantity" }]);
  expect(readCell("sample_size", 25, { options: { unit: "g" } }).value).toEqual({
    value: 25,
    unit: "g",
  });
});

test.each([
  ["12.50 EUR", { minor: 1250, currency: "EUR" }],
  ["€ 12,50", { minor: 1250, currency: "EUR" }],
  ["1.234,00 CHF", { minor: 123_400, currency: "CHF" }],
  ["JPY 1200", { minor: 1200, currency: "JPY" }],
  [
    { minor: 5, currency: "KWD" },
    { minor: 5, currency: "KWD" },
  ],
])("the price %j", (cell, value) => {
  expect(readCell("sample_unit_price", cell)).toMatchObject({ value, said: [] });
});

test.each([
  ["free of charge", "no-money"],
  ["-5 EUR", "no-money"],
  ["10-15 EUR", "no-money"],
  ["12.50", "money-currency"],
  [12.5, "money-currency"],
  ["$5", "money-currency"],
  ["1.234 EUR", "money-ambiguous"],
  ["0.005 EUR", "money-fraction"],
])("the price %j is refused: %s", (cell, code) => {
  expect(readCell("sample_unit_price", cell).problems).toMatchObject([
    { code, column: "c", value: String(cell) },
  ]);
});

test("the column may say the currency and the sign before decimals", () => {
  const of = (cell: unknown, options: object) =>
    readCell("sample_unit_price", cell, { options }).value;
  expect(of(12.5, { unit: "EUR" })).toEqual({ minor: 1250, currency: "EUR" });
  expect(of("12 USD", { unit: "EUR" })).toEqual({ minor: 1200, currency: "USD" });
  expect(of("1.234", { unit: "EUR", decimal: "," })).toEqual({ minor: 123_400, currency: "EUR" });
  expect(of("1.234 KWD", { decimal: "." })).toEqual({ minor: 1234, currency: "KWD" });
});

test.each([
  ["24", 24],
  ["24 months", 24],
  ["2 Jahre", 24],
  ["1,5 anni", 18],
  [36, 36],
])("a shelf life of %j", (cell, months) => {
  expect(readCell("shelf_life", cell).value).toBe(months);
});

test.each([
  ["2019", 2019],
  [2019, 2019],
  ["2019-05-01", 2019],
  ["01/05/2019", 2019],
  ["soon", undefined],
  ["1492", undefined],
])("the year of %j", (cell, year) => {
  expect(readCell("year_of_launch", cell).value).toBe(year);
});

test.each([
  ["5", "5%"],
  ["7,34 %", "7.34%"],
  ["0.5%", "0.5%"],
  ["1-5", "1% - 5%"],
  ["1 to 5 %", "1% to 5%"],
  ["< 5", "up to 5%"],
  ["up to 5%", "up to 5%"],
  ["> 1 %", "> 1%"],
  ["ad 100", "qs (100)"],
  ["q.s. 100", "qs (100)"],
  ["q.b. a 100", "qs (100)"],
  ["q.s.p. 100 %", "qs (100)"],
  ["Rest", "qs"],
  ["q.s.", "qs"],
  ["ca. 3", "3%"],
  ["120", null],
  ["some", null],
])("the share %j is %j", (text, weight) => {
  expect(toWeight(text)).toBe(weight);
});
