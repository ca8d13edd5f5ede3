import { expect, test } from "vitest";
import { isOpen, shownStep, steps } from "./steps.ts";

const mapping = {
  offering: "INGREDIENTS",
  segment: "FOOD",
  identity: { by: "key" },
  columns: [],
  values: {},
  rest: null,
} as const;
const of = (state: Parameters<typeof shownStep>[1]["state"]) => ({
  state,
  mapping: { ...mapping, columns: [] },
});

test("without a step in the address the state decides", () => {
  expect(shownStep(null, of("UPLOADED"))).toBe("columns");
  expect(shownStep(null, of("CHECKING"))).toBe("check");
  expect(shownStep(null, of("RUNNING"))).toBe("run");
  expect(shownStep(null, of("UNDOING"))).toBe("result");
});

test("an address names a step that is open; any other leads to where one is", () => {
  expect(shownStep("values", of("CHECKED"))).toBe("values");
  expect(shownStep("result", of("CHECKED"))).toBe("check");
  expect(shownStep("nowhere", of("DONE"))).toBe("result");
  expect(steps.filter((step) => isOpen(step, { state: "UPLOADED", mapping: null }))).toEqual([
    "file",
    "columns",
  ]);
  expect(steps.filter((step) => isOpen(step, of("DONE")))).toEqual([...steps]);
});
