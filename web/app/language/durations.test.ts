import { expect, test } from "vitest";
import { formatDuration } from "./durations.ts";

const hour = 3_600;

test("a duration is said in minutes, in hours up to two days, then in days", () => {
  const said = [0, 59 * 60, hour, 1.5 * hour, 47 * hour, 48 * hour, 84 * hour];
  expect(said.map((seconds) => formatDuration(seconds, "en"))).toEqual([
    "1 minute",
    "59 minutes",
    "1 hour",
    "1.5 hours",
    "47 hours",
    "2 days",
    "3.5 days",
  ]);
  expect(formatDuration(1.5 * hour, "de")).toBe("1,5 Stunden");
});
