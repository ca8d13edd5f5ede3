import type { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { expect, test } from "vitest";
import {
  addPhase,
  changeLine,
  changePhase,
  isEmpty,
  movePhase,
  newLine,
  putLines,
  removePhase,
  withMoved,
  withoutBlankSteps,
} from "./parts.ts";

const phase = (name: string, ...keys: string[]) => ({
  ...{ key: name, name, steps: [] },
  lines: keys.map((key) => newLine({ key })),
});
const content: FormulaContent = { phases: [phase("A", "1", "2"), phase("B", "3")] };
const keys = (written: FormulaContent | null) =>
  written?.phases.map(({ lines }) => lines.map(({ key }) => key).join(""));

test("a line moves into another phase, where there is room", () => {
  const [from, to] = [
    { phase: 0, at: 1 },
    { phase: 1, at: 0 },
  ];
  expect(keys(withMoved(content, { from, to }))).toEqual(["1", "23"]);
  const full = { phases: [phase("A", "1", "2"), phase("B", ..."x".repeat(100))] };
  expect(withMoved(full, { from, to })).toBeNull();
});

test("lines are put in place of others, and what is changed of one leaves the others", () => {
  const put = putLines({ phase: 0, at: 1 }, { replaced: 1, lines: [newLine({ key: "8" })] });
  expect(keys(put(content))).toEqual(["18", "3"]);
  expect(keys(putLines({ phase: 1, at: 0 }, { lines: [newLine({ key: "9" })] })(content))).toEqual([
    "12",
    "93",
  ]);
  const changed = changeLine({ phase: 0, at: 1 }, { weight: "5 %" })(content);
  expect(changed.phases[0]?.lines.map(({ weight }) => weight)).toEqual(["", "5 %"]);
});

test("a new line has a key of its own, and is empty until something is written", () => {
  expect(newLine().key).not.toBe(newLine().key);
  expect(isEmpty(newLine())).toBe(true);
  expect(isEmpty(newLine({ product: "x" }))).toBe(false);
  expect(isEmpty(newLine({ weight: "1%" }))).toBe(false);
});

test("phases are added with the next letter, changed, moved, and go with their lines", () => {
  expect(addPhase(content).phases.map(({ name }) => name)).toEqual(["A", "B", "C"]);
  expect(keys(addPhase(content))?.at(-1)).toHaveLength(8);
  expect(changePhase(1, { name: "Oil" })(content).phases[1]?.name).toBe("Oil");
  expect(keys(movePhase(1, 0)(content))).toEqual(["3", "12"]);
  expect(keys(removePhase(0)(content))).toEqual(["3"]);
});

test("steps that say nothing are not saved", () => {
  const written = changePhase(0, { steps: [" Stir. ", "", "  ", "Cool."] })(content);
  expect(withoutBlankSteps(written).phases[0]?.steps).toEqual(["Stir.", "Cool."]);
});
