import { expect, test } from "vitest";
import { worldRegionOf } from "../../companies/world-regions.ts";
import { countries, isCountry } from "./country.ts";

test("every country has a name, and only codes that are given out are countries", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  expect(countries.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(countries).size).toBe(250);
  expect(["DE", "GB", "PR", "XK"].every(isCountry)).toBe(true);
  expect(["UK", "EU", "ZZ", "XX", "SU", "AN", "de", "DEU", ""].some(isCountry)).toBe(false);
});

test("those that trade lie in a part of the world", () => {
  expect(countries.filter((code) => worldRegionOf(code) === null)).toEqual([
    ...["AQ", "BV", "GS", "HM", "TF"],
  ]);
});
