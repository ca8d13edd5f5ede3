import { expect, test } from "vitest";
import { filledLine, isInEmptyLine } from "./filled-lines.ts";

const empty = { name: " ", weight: "" };
const water = { name: "Water", weight: "qs" };
const phase = { name: "A", ingredients: [empty, water] };

test("lines without anything in them are not stored, nor what has only such lines", () => {
  expect(filledLine(phase)).toEqual({ name: "A", ingredients: [water] });
  expect(filledLine({ name: "A", ingredients: [empty] })).toEqual({ name: "A", ingredients: [] });
  expect(filledLine({ name: "", ingredients: [empty] })).toBeUndefined();
  expect(filledLine({ title: "", description: "" })).toBeUndefined();
  expect(filledLine({ title: "", description: "x" })).toEqual({ title: "", description: "x" });
});

test("what is wrong with such a line is no matter", () => {
  const at = (path: string) => isInEmptyLine([phase], path.split("."));
  expect(at("0.ingredients.0.weight")).toBe(true);
  expect(at("0.ingredients.1.weight")).toBe(false);
  expect(at("0.name")).toBe(false);
  expect(at("7.name")).toBe(false);
});
