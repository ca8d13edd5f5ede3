import { describe, expect, test } from "vitest";
import { decodeFacetValues, encodeFacetValues } from "./facet-values.ts";

describe("facet values in an address", () => {
  test("are separated by commas; a comma inside one is encoded once more", () => {
    expect(encodeFacetValues(["Humectant", "1,2-Hexanediol", "5 %"])).toBe(
      "Humectant,1%2C2-Hexanediol,5 %25",
    );
    expect(encodeFacetValues([])).toBe("");
    expect(decodeFacetValues("")).toEqual([]);
  });

  test.each([
    [["a"]],
    [["1,2", "3"]],
    [["%2C", "%252C", "100%"]],
    [["%", ",", "%,%25,"]],
    [["ü β"]],
  ])("%j come back as they were", (values) => {
    expect(decodeFacetValues(encodeFacetValues(values))).toEqual(values);
  });

  test("what a person types without encoding stays as it is", () => {
    expect(decodeFacetValues("50% solution,a+b")).toEqual(["50% solution", "a+b"]);
    expect(decodeFacetValues("1%2c2-Diol")).toEqual(["1,2-Diol"]);
  });
});
