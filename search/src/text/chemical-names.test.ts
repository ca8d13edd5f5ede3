import { expect, test } from "vitest";
import { tellApart } from "./chemical-names.ts";

test.each([
  ["hexane", "hexene"],
  ["propanol", "propanal"],
  ["sulfide", "sulfite"],
  ["chloride", "chlorite"],
  ["methyl", "ethyl"],
  ["methylparaben", "ethylparaben"],
  ["dimethicone", "trimethicone"],
  ["hexyl", "heptyl"],
])("%s is not taken for %s", (one, other) => {
  expect([tellApart(one, other), tellApart(other, one)]).toEqual([true, true]);
});

test.each([
  ["glicerin", "glycerin"],
  ["niacinmide", "niacinamide"],
  ["salicilic", "salicylic"],
  ["phenoxietanol", "phenoxyethanol"],
  ["tocopherl", "tocopherol"],
  ["metylparaben", "methylparaben"],
  ["limonen", "limonene"],
  ["retinl", "retinol"],
  ["heptpeptide", "heptapeptide"],
])("%s may be meant as %s", (one, other) => {
  expect(tellApart(one, other)).toBe(false);
});
