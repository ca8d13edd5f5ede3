import { expect, test } from "vitest";
import { decodeFacetValues, encodeFacetValues } from "./facet-values.ts";

test("values come back as they were, whatever stands in them", () => {
  for (const values of [
    [],
    ["Emollient"],
    ["1,2-Hexanediol", "Chelating, strong"],
    ["99%", "100%2C", "%25", "a%2cb"],
    ["Große Öle", "α-Tocopherol & more", "a=b?c#d"],
  ]) {
    expect(decodeFacetValues(encodeFacetValues(values))).toEqual(values);
  }
});

test("a comma separates, an encoded one belongs to the value", () => {
  expect(decodeFacetValues("1%2C2-Hexanediol,Glycerin")).toEqual(["1,2-Hexanediol", "Glycerin"]);
  expect(encodeFacetValues(["1,2-Hexanediol", "50%"])).toBe("1%2C2-Hexanediol,50%25");
});
