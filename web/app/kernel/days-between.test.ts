import { expect, test } from "vitest";
import { daysBetween } from "./days-between.ts";

test("every day, also where the clock is put forward", () => {
  expect(daysBetween("2027-03-27", "2027-03-29")).toEqual([
    "2027-03-27",
    "2027-03-28",
    "2027-03-29",
  ]);
  expect(daysBetween("2027-03-27", "2027-03-27")).toEqual(["2027-03-27"]);
  expect(daysBetween("2027-03-28", "2027-03-27")).toEqual([]);
});
