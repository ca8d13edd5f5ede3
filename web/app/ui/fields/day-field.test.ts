import { expect, test } from "vitest";
import { readDay, shownDay } from "./day-field.tsx";

test.each([
  ["28/02/2026", "2026-02-28"],
  ["1.2.2026", "2026-02-01"],
  [" 01-02-2026 ", "2026-02-01"],
  ["2026-02-28", "2026-02-28"],
  ["29/02/2026", "29/02/2026"],
  ["28/02", "28/02"],
  ["", ""],
])("%j is read as %j", (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test("a day is shown as people write it", () => {
  expect(shownDay("2026-02-28")).toBe("28/02/2026");
  expect(shownDay("28/0")).toBe("28/0");
});
