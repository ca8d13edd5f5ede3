import { expect, test } from "vitest";
import { isOfUnwritten, written } from "./written.ts";

const empty = { name: " ", weight: "" };
const water = { name: "Water", weight: "qs" };
const phase = { name: "A", ingredients: [empty, water] };

test("lines without anything in them are not stored, nor what has only such lines", () => {
  expect(written(phase)).toEqual({ name: "A", ingredients: [water] });
  expect(written({ name: "A", ingredients: [empty] })).toEqual({ name: "A", ingredients: [] });
  expect(written({ name: "", ingredients: [empty] })).toBeUndefined();
  expect(written({ title: "", description: "" })).toBeUndefined();
  expect(written({ title: "", description: "x" })).toEqual({ title: "", description: "x" });
});

test("what is wrong with such a line is no matter", () => {
  const at = (path: string) => isOfUnwritten([phase], path.split("."));
  expect(at("0.ingredients.0.weight")).toBe(true);
  expect(at("0.ingredients.1.weight")).toBe(false);
  expect(at("0.name")).toBe(false);
  expect(at("7.name")).toBe(false);
});
