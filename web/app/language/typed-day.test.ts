import { expect, test } from "vitest";
import { formatDay } from "./dates.ts";
import { readDay } from "./typed-day.ts";

test.each([
  ["28/02/2026", "2026-02-28"],
  ["1.2.2026", "2026-02-01"],
  [" 01-02-2026 ", "2026-02-01"],
  ["01.02.2026", "2026-02-01"],
  ["1. 2. 2026", "2026-02-01"],
  ["1/2/26", "2026-02-01"],
  ["01022026", "2026-02-01"],
  ["010226", "2026-02-01"],
  ["2026-02-28", "2026-02-28"],
  ["20260228", "2026-02-28"],
  ["2026-02-28T09:30:00.000Z", "2026-02-28"],
  ["2026/2/1", "2026-02-01"],
])("%j is read as %j", (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

// The month never comes first.
test.each(["29/02/2026", "12/31/2026", "28/02", "1/2/2", "1022026", "soon", ""])(
  "%j is no day, and stays as it was typed",
  (typed) => expect(readDay(typed)).toBe(typed),
);

test("a day is shown as people write it", () => {
  expect(formatDay("2026-02-28")).toBe("28/02/2026");
  expect(formatDay("2026-02-28T23:59:59.000Z")).toBe("28/02/2026");
});
