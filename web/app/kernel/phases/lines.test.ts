import { expect, test } from "vitest";
import { moveItem } from "../move-item.ts";
import { moveLine, nextPhaseName, pastedLines, stepFrom } from "./lines.ts";

const two = [["a1", "a2"], ["b1"]];

test("a new phase takes the next letter", () => {
  expect(nextPhaseName([])).toBe("A");
  expect(nextPhaseName(["A", "B", "d"])).toBe("C");
});

test("a line moves within its phase and into others, and nothing is lost", () => {
  const move = (from: [number, number], to: [number, number], most = 100) =>
    moveLine(two, {
      from: { phase: from[0], at: from[1] },
      to: { phase: to[0], at: to[1] },
      most,
    });
  expect(move([0, 0], [0, 1])).toEqual([["a2", "a1"], ["b1"]]);
  expect(move([0, 1], [1, 0])).toEqual([["a1"], ["a2", "b1"]]);
  expect(move([1, 0], [0, 9])).toEqual([["a1", "a2", "b1"], []]);
  expect(move([0, 7], [1, 0])).toBeNull();
  expect(move([0, 0], [4, 0])).toBeNull();
});

test("a phase takes no more lines than there may be, and moves its own", () => {
  const most = 2;
  const [last, first] = [
    { phase: 1, at: 0 },
    { phase: 0, at: 0 },
  ];
  expect(moveLine(two, { from: last, to: first, most })).toBeNull();
  expect(moveLine(two, { from: { phase: 0, at: 1 }, to: first, most })).toEqual([
    ["a2", "a1"],
    ["b1"],
  ]);
});

test("a step past the end of a phase leads into the next one", () => {
  expect(stepFrom(two, { phase: 0, at: 0 }, 1)).toEqual({ phase: 0, at: 1 });
  expect(stepFrom(two, { phase: 0, at: 1 }, 1)).toEqual({ phase: 1, at: 0 });
  expect(stepFrom(two, { phase: 1, at: 0 }, -1)).toEqual({ phase: 0, at: 2 });
  expect(stepFrom(two, { phase: 0, at: 0 }, -1)).toBeNull();
  expect(stepFrom(two, { phase: 1, at: 0 }, 1)).toBeNull();
});

test("phases are put in another order; a place that there is not changes nothing", () => {
  expect(moveItem(["a", "b", "c"], { from: 0, to: 2 })).toEqual(["b", "c", "a"]);
  expect(moveItem(["a", "b"], { from: 1, to: 2 })).toEqual(["a", "b"]);
});

test("a table that is pasted becomes lines; the weight is known by its format", () => {
  expect(pastedLines("Water\tAqua\tSolvent\tqs (to 100)\r\nGlycerin\t3%\tGlycerin\n")).toEqual([
    { name: "Water", inci: "Aqua", function: "Solvent", weight: "qs (to 100)" },
    { name: "Glycerin", inci: "Glycerin", weight: "3%" },
  ]);
  expect(pastedLines("Water\nGlycerin")).toHaveLength(2);
  expect(pastedLines("Glycerin 99 %")).toBeNull();
});
