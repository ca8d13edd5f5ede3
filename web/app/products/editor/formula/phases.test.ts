import { expect, test } from "vitest";
import { moveItem } from "../move-item.ts";
import {
  addPhase,
  type DraftPhase,
  moveIngredient,
  nextPhaseName,
  pastedIngredients,
  phasesOf,
  stepFrom,
} from "./phases.ts";

const row = (name: string) => ({ name, weight: "1%" });
const two = [
  { name: "A", ingredients: [row("a1"), row("a2")] },
  { name: "B", ingredients: [row("b1")] },
];
const names = (phases: readonly DraftPhase[]) =>
  phases.map(({ ingredients }) => ingredients.map(({ name }) => name));

test("a form's value is read whatever it is; what is no text is none", () => {
  expect(phasesOf(undefined)).toEqual([]);
  expect(phasesOf([{ name: 3, ingredients: [null, { name: "x", inci: "", weight: 5 }] }])).toEqual([
    {
      name: "",
      ingredients: [
        { name: "", weight: "" },
        { name: "x", weight: "" },
      ],
    },
  ]);
});

test("a new phase takes the next letter", () => {
  expect(nextPhaseName([])).toBe("A");
  expect(nextPhaseName([...two, { name: "d", ingredients: [] }])).toBe("C");
  expect(addPhase(two).at(-1)).toEqual({ name: "C", ingredients: [{ name: "", weight: "" }] });
});

test("an ingredient moves within its phase and into others, and nothing is lost", () => {
  const move = (from: [number, number], to: [number, number]) => {
    const moved = moveIngredient(two, {
      from: { phase: from[0], at: from[1] },
      to: { phase: to[0], at: to[1] },
    });
    return moved && names(moved);
  };
  expect(move([0, 0], [0, 1])).toEqual([["a2", "a1"], ["b1"]]);
  expect(move([0, 1], [1, 0])).toEqual([["a1"], ["a2", "b1"]]);
  expect(move([1, 0], [0, 9])).toEqual([["a1", "a2", "b1"], []]);
  expect(move([0, 7], [1, 0])).toBeNull();
  expect(move([0, 0], [4, 0])).toBeNull();
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

test("a table that is pasted becomes ingredients; the weight is known by its format", () => {
  expect(
    pastedIngredients("Water\tAqua\tSolvent\tqs (to 100)\r\nGlycerin\t3%\tGlycerin\n"),
  ).toEqual([
    { name: "Water", inci: "Aqua", function: "Solvent", weight: "qs (to 100)" },
    { name: "Glycerin", inci: "Glycerin", weight: "3%" },
  ]);
  expect(pastedIngredients("Water\nGlycerin")).toHaveLength(2);
  expect(pastedIngredients("Glycerin 99 %")).toBeNull();
});
