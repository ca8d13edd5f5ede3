import { expect, test } from "vitest";
import { createLearner, likelyPurposes, sharesPurposes } from "./learn-purposes.ts";
import { marksOf } from "./marks.ts";

const marks = (inci: string) => marksOf("PERSONALCARE", { name: inci, inci });

function taught() {
  const learner = createLearner();
  for (const plant of ["Rosa", "Salvia", "Malva"]) {
    learner.add(marks(`${plant} Flower Water`), ["Tonic"]);
    learner.add(marks(`Cetearyl ${plant}ate`), ["Emollient", "Emulsifier"]);
    learner.add(marks(`Ceteareth-20 ${plant}ate`), ["Emulsifier"]);
  }
  return learner.finish();
}

test("a name that nobody has seen is likely for what its parts are for", () => {
  const [first] = likelyPurposes(taught(), marks("Tilia Flower Water"));
  expect(first?.term).toBe("Tonic");
  expect(first?.likelihood).toBeGreaterThan(0.8);
  const [ester, second] = likelyPurposes(taught(), marks("Cetearyl Tiliate"));
  expect([ester?.term, second?.term].sort()).toEqual(["Emollient", "Emulsifier"]);
});

test("names without a known part say nothing, and the same is learnt each time", () => {
  expect(likelyPurposes(taught(), marks("Unheardof"))).toEqual([]);
  expect(taught()).toEqual(taught());
});

test("marks are a segment's own", () => {
  const food = marksOf("FOOD", { inci: "Tilia Flower Water" });
  expect(likelyPurposes(taught(), food)).toEqual([]);
});

test("more of what is likely counts more, and much else a little less", () => {
  const likely = [
    { term: "A", likelihood: 0.6 },
    { term: "B", likelihood: 0.3 },
  ];
  const one = sharesPurposes(likely, ["A"]);
  expect(sharesPurposes(likely, ["A", "B"])).toBeGreaterThan(one);
  expect(sharesPurposes(likely, ["A", "X", "Y"])).toBeLessThan(one);
  expect(sharesPurposes(likely, [])).toBe(0);
});
