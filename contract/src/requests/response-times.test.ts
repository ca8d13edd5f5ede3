import { expect, test } from "vitest";
import { usualHours } from "./response-times.ts";

const within = (median_seconds: number, count = 5) => usualHours({ count, median_seconds });
const hour = 3_600;

test("the usual time is rounded up to a step, and nothing above a week is said", () => {
  expect([0, hour, hour + 1, 3 * hour, 5 * hour, 9 * hour].map((each) => within(each))).toEqual([
    1, 1, 2, 4, 8, 24,
  ]);
  expect([25, 49, 73, 168].map((hours) => within(hours * hour))).toEqual([48, 72, 96, 168]);
  expect(within(168 * hour + 1)).toBeNull();
});

test("nothing is said of fewer than five answers", () => {
  expect(usualHours(null)).toBeNull();
  expect(within(hour, 4)).toBeNull();
  expect(within(hour, 5)).toBe(1);
});
