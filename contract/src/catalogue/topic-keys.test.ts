import { expect, test } from "vitest";
import { inciKey, inciOfKey, termKey } from "./topic-keys.ts";

test("the key of a plain INCI name is read back to the name", () => {
  const names = [
    "niacinamide",
    "peg-40 hydrogenated castor oil",
    "1,2-hexanediol",
    "acrylates/c10-30 alkyl acrylate crosspolymer",
    "ci 77891",
    "c13-14 isoparaffin",
  ];
  expect(names.map((name) => inciOfKey(inciKey(name) ?? ""))).toEqual(names);
  expect(inciKey("peg-40 stearate")).toBe("peg_40-stearate");
  // Its signs stand for others.
  expect(inciKey("odd_name")).toBeNull();
});

test("a term's key is of letters, digits and hyphens, and stays the same when made of itself", () => {
  const keys = ["Skin conditioning", "UVA + UVB filter", "Émollient (léger)"].map(termKey);
  expect(keys).toEqual(["skin-conditioning", "uva-uvb-filter", "emollient-leger"]);
  expect(keys.map(termKey)).toEqual(keys);
});
