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

test("every country but those without people lies somewhere", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  // Names that the browser has beside countries: unions, former states, islands nobody lives on.
  const others = new Set(
    "AC AN AQ BU BV CP CQ CS CT DD DG DY EA EU EZ FQ FX GS HM HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TF TP UK UN VD WK XA XB YD YU ZR ZZ".split(
      " ",
    ),
  );
  const countries = letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => names.of(code) !== undefined && !others.has(code));
  expect(countries.length).toBeGreaterThan(230);
  expect(countries.filter((code) => worldRegionOf(code) === null)).toEqual([]);
});
