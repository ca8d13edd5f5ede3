import { expect, test } from "vitest";
import { isGuess, isToDecide, takenFor } from "./values.ts";

const word = (given: string, taken_for: string | null, decided = false) => ({
  given,
  rows: 1,
  taken_for,
  decided,
  suggestions: [],
  closed: true,
  is_new: false,
});

test("an unknown word is to be decided until somebody has, also to leave it out", () => {
  expect(isToDecide(word("Plants", null), {})).toBe(true);
  expect(isToDecide(word("Plants", null), { Plants: null })).toBe(false);
  expect(isToDecide(word("Plants", null, true), {})).toBe(false);
});

test("a word that is new beside one that may mean the same is to be decided, too", () => {
  const fresh = { ...word("Moisturizer", "Moisturizer"), is_new: true };
  expect(isToDecide(fresh, {})).toBe(false);
  const beside = { ...fresh, suggestions: ["Moisturising"] };
  expect(isToDecide(beside, {})).toBe(true);
  expect(isToDecide(beside, { Moisturizer: "Moisturizer" })).toBe(false);
});

test("a guess is one that says something else than the word", () => {
  expect(isGuess(word("plant", "BOTANICAL"), {})).toBe(true);
  expect(isGuess(word("botanical", "BOTANICAL"), {})).toBe(false);
  expect(isGuess(word("plant", "BOTANICAL"), { plant: "BOTANICAL" })).toBe(false);
});

test("what was decided on the page goes before what the server says", () => {
  expect(takenFor(word("plant", "BOTANICAL"), { plant: null })).toBeNull();
  expect(takenFor(word("plant", "BOTANICAL"), {})).toBe("BOTANICAL");
});
