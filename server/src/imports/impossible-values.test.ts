import { expect, test } from "vitest";
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
