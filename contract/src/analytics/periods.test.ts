import { expect, test } from "vitest";
import { dayOf } from "../kernel/formats/day.ts";
import { daysIn, type Period, periodBefore, periodOf, piecesOf } from "./periods.ts";

test("presets end today: a month back to the day after the same one, six and twelve to a month's first", () => {
  expect(periodOf("last-month", "2026-11-25")).toEqual({ from: "2026-10-26", to: "2026-11-25" });
  expect(periodOf("last-month", "2026-03-31")).toEqual({ from: "2026-03-01", to: "2026-03-31" });
  expect(periodOf("last-month", "2026-01-15")).toEqual({ from: "2025-12-16", to: "2026-01-15" });
  expect(periodOf("last-6-months", "2026-02-10")).toEqual({ from: "2025-09-01", to: "2026-02-10" });
  expect(periodOf("last-year", "2024-02-29")).toEqual({ from: "2023-03-01", to: "2024-02-29" });
});

test("the period before has as many days and ends the day before", () => {
  const period = { from: "2026-03-01", to: "2026-03-31" };
  expect(periodBefore(period)).toEqual({ from: "2026-01-29", to: "2026-02-28" });
  expect(daysIn(periodBefore(period))).toBe(daysIn(period));
});

/** When all that is asked for here is over. */
const later = "2027-01-01";

test("pieces are whole months and the days at the ends", () => {
  expect(piecesOf({ from: "2025-11-26", to: "2026-02-10" }, later)).toEqual({
    months: ["2025-12-01", "2026-01-01"],
    days: [
      { from: "2025-11-26", to: "2025-11-30" },
      { from: "2026-02-01", to: "2026-02-10" },
    ],
  });
  expect(piecesOf({ from: "2026-01-01", to: "2026-01-31" }, later)).toEqual({
    months: ["2026-01-01"],
    days: [],
  });
  expect(piecesOf({ from: "2026-01-02", to: "2026-01-31" }, later).months).toEqual([]);
});

test("the month of today is whole in a period that goes on until then", () => {
  const untilToday = { from: "2026-01-15", to: "2026-03-10" };
  expect(piecesOf(untilToday, "2026-03-10")).toEqual({
    months: ["2026-02-01", "2026-03-01"],
    days: [{ from: "2026-01-15", to: "2026-01-31" }],
  });
  expect(piecesOf({ from: "2026-03-02", to: "2026-03-10" }, "2026-03-10")).toEqual({
    months: [],
    days: [{ from: "2026-03-02", to: "2026-03-31" }],
  });
  expect(piecesOf(untilToday, "2026-03-11").months).toEqual(["2026-02-01"]);
});

test("pieces together are each day of the period once", () => {
  const start = Date.UTC(2025, 0, 1);
  const day = (number: number) => dayOf(new Date(start + number * 86_400_000));
  const list = ({ from, to }: Period): string[] =>
    Array.from({ length: daysIn({ from, to }) }, (_, at) =>
      dayOf(new Date(Date.parse(from) + at * 86_400_000)),
    );
  const lastOf = (month: string) =>
    dayOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)));
  for (let from = 0; from < 70; from++) {
    for (let length = 0; length < 100; length++) {
      const period = { from: day(from), to: day(from + length) };
      const { months, days } = piecesOf(period, later);
      const all = [...months.map((month) => ({ from: month, to: lastOf(month) })), ...days];
      expect(all.flatMap(list).sort()).toEqual(list(period));
    }
  }
});
