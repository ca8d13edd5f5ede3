import { expect, test } from "vitest";
import { isMonth, monthAfter, nearestDay, weeksOf } from "./month.ts";

test("weeks begin with Monday and hold each day of the month once", () => {
  const weeks = weeksOf("2026-03");
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-03-01"]);
  expect(weeks.at(-1)?.slice(0, 2)).toEqual(["2026-03-30", "2026-03-31"]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

test("months go on over the end of a year", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test.each([
  [["2027-02-03", "2026-10-01", "2026-12-24"], "2026-12-24"],
  [["2026-01-05", "2026-10-31"], "2026-10-31"],
  [[], undefined],
])("of %s the nearest to November 2026: %s", (days, nearest) => {
  expect(nearestDay(days, "2026-11")).toBe(nearest);
});

test.each([
  ["2026-11", true],
  ["2205-01", true],
  ["2026-13", false],
  ["2026-1", false],
  [null, false],
])("%s as a month: %s", (text, is) => {
  expect(isMonth(text)).toBe(is);
});
