import { expect, test } from "vitest";
import { worldRegionOf } from "./world-regions.ts";

test.each([
  ["DE", "EUROPE"],
  ["TR", "MIDDLE_EAST"],
  ["MX", "LATIN_AMERICA"],
  ["US", "NORTH_AMERICA"],
  ["IN", "ASIA"],
  ["ZA", "AFRICA"],
  ["NZ", "OCEANIA"],
  ["AQ", null],
  ["de", null],
])("%s lies in %s", (country, region) => {
  expect(worldRegionOf(country)).toBe(region);
});
