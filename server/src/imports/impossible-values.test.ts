import { expect, test } from "vitest";
import { type StoredProblem, sentenceOf } from "./problems/problems.ts";
import { catalogue, checkAndRun, prepareImports, rowsOf } from "./testing-imports.ts";

prepareImports();

test("rows with values that cannot be are refused with row, column and reason; others are written in one way", async () => {
  const next = new Date().getUTCFullYear() + 1;
  const { address } = await checkAndRun(
    [
      "name,ph_stability_range,usage_level,shelf_life,year_of_launch,country_origin,e_number",
      `Right,0 - 14,0 - 100,24,${next},Germany,E 300`,
      "Too basic,7 - 15,,,,,",
      "Too much,,101,,,,",
      "Gone at once,,,0,,,",
      `Too soon,,,,${next + 1},,`,
      "Backwards,9 - 5,,,,,",
    ],
    { segment: "FOOD" },
  );
  expect(await catalogue()).toEqual({
    Right: {
      name: "Right",
      ph_stability_range: { min: 0, max: 14 },
      usage_level: { min: 0, max: 100 },
      shelf_life: 24,
      year_of_launch: next,
      country_origin: ["DE"],
      e_number: "E300",
    },
  });
  const rows = await rowsOf(address);
  const refused = rows.flatMap(({ line, problems }) =>
    (problems as { column: string; code: string; fatal: boolean }[])
      .filter(({ fatal }) => fatal)
      .map(({ column, code }) => [line, column, code]),
  );
  expect(refused).toEqual([
    [3, "ph_stability_range", "ph"],
    [4, "usage_level", "percent"],
    [5, "shelf_life", "positive"],
    [6, "year_of_launch", "no-year"],
    [7, "ph_stability_range", "range-reversed"],
  ]);
});

test("prices are read with their currency; what is none is refused and says what is accepted", async () => {
  const { address } = await checkAndRun(
    [
      "name,sample_unit_price,sample_price_note",
      "Right,€ 12.50,for verified buyers",
      "Yen,JPY 1200,",
      "Ask,on request,",
      "Dollars,$5,",
      "Thousands,1.234 EUR,",
      "Too fine,0.005 EUR,",
    ],
    { segment: "FOOD" },
  );
  expect(await catalogue()).toEqual({
    Right: {
      name: "Right",
      sample_unit_price: { minor: 1250, currency: "EUR" },
      sample_price_note: "for verified buyers",
    },
    Yen: { name: "Yen", sample_unit_price: { minor: 1200, currency: "JPY" } },
  });
  const refused = (await rowsOf(address)).flatMap(({ problems }) =>
    (problems as StoredProblem[])
      .filter(({ fatal }) => fatal)
      .map((problem) => [problem.value, problem.code, sentenceOf("en", problem)]),
  );
  expect(refused).toEqual([
    ["on request", "no-money", expect.stringContaining("such as 12.50 EUR")],
    ["$5", "money-currency", expect.stringContaining("its three letters")],
    ["1.234 EUR", "money-ambiguous", expect.stringContaining("Write 1234.00 EUR")],
    ["0.005 EUR", "money-fraction", expect.stringContaining("decimal places")],
  ]);
});
