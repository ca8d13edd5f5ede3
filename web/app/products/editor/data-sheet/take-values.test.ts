import type { DataSheetValue } from "@neroli/contract/imports/data-sheets.ts";
import { expect, test } from "vitest";
import { isThere, replacedBy, takeValues } from "./take-values.ts";

const told = (field: DataSheetValue["field"], value: unknown): DataSheetValue => ({
  field,
  value,
  said: "",
  page: 1,
  section: null,
  area: { left: 0, top: 0, width: 0, height: 0 },
});

test("lists get what they have not yet, other fields the sheet's value", () => {
  const values = { cas: ["56-81-5", ""], name: "Rose", composition: [{ inci: "Aqua", min: "1" }] };
  const taken = [
    told("cas", "56-81-5"),
    told("cas", "57-55-6"),
    told("name", "Rose water"),
    told("composition", { min: "1", inci: "AQUA" }),
    told("composition", { inci: "Glycerin" }),
  ];
  expect(takeValues(values, taken)).toEqual({
    cas: ["56-81-5", "57-55-6"],
    name: "Rose water",
    composition: [{ inci: "Aqua", min: "1" }, { inci: "Glycerin" }],
  });
});

test("what is there is known, and what would be replaced", () => {
  expect(isThere({ name: "rose water " }, told("name", "Rose water"))).toBe(true);
  expect(replacedBy({ name: "Rose" }, told("name", "Rose water"))).toBe("Rose");
  expect(replacedBy({ name: "" }, told("name", "Rose water"))).toBeUndefined();
  expect(replacedBy({ cas: ["56-81-5"] }, told("cas", "57-55-6"))).toBeUndefined();
});
