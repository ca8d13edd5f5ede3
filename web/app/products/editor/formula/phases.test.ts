import { expect, test } from "vitest";
import { addPhase, type DraftPhase, moveIngredient, phasesOf } from "./phases.ts";

const row = (name: string) => ({ name, weight: "1%" });
const two = [
  { name: "A", ingredients: [row("a1"), row("a2")] },
  { name: "B", ingredients: [row("b1")] },
];
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

test("a new phase takes the next letter, and has one line", () => {
  expect(addPhase(two).at(-1)).toEqual({ name: "C", ingredients: [{ name: "", weight: "" }] });
});

test("an ingredient moves into another phase, of which there may be only so many", () => {
  const to = { phase: 1, at: 0 };
  const names = (phases: readonly DraftPhase[] | null) =>
    phases?.map(({ name, ingredients }) => [name, ...ingredients.map((each) => each.name)]);
  expect(names(moveIngredient(two, { from: { phase: 0, at: 1 }, to }))).toEqual([
    ["A", "a1"],
    ["B", "a2", "b1"],
  ]);
  const full = [...two.slice(0, 1), { name: "B", ingredients: Array(100).fill(row("b")) }];
  expect(moveIngredient(full, { from: { phase: 0, at: 0 }, to })).toBeNull();
});
