import type { ImportTarget } from "@neroli/contract/imports/mapping.ts";
import { expect, test } from "vitest";
import { lackedFields, makesNoProducts, mappingFaults } from "./mapping-faults.ts";

const mapped = (...fields: ImportTarget[]) => ({
  offering: null,
  segment: null,
  identity: { by: "key" } as const,
  columns: fields.map((field, at) => ({ column: `${at}`, field })),
  values: {},
  rest: null,
});

test("rows need what they are recognised by, a kind and a segment, chosen or from a column", () => {
  expect(mappingFaults(mapped())).toEqual(["identity-needed", "offering-needed", "segment-needed"]);
  expect(mappingFaults(mapped("key", "offering", "segment"))).toEqual([]);
  const chosen = { ...mapped("inci"), offering: "INGREDIENTS", segment: "FOOD" } as const;
  const by = (field: "inci" | "cas") => ({ ...chosen, identity: { by: "field", field } as const });
  expect(mappingFaults(by("inci"))).toEqual([]);
  expect(mappingFaults(by("cas"))).toEqual(["identity-needed"]);
  expect(mappingFaults({ ...chosen, identity: { by: "column", column: "No" } })).toEqual([]);
});

test("what the chosen segment lacks is told, and which segment has it", () => {
  const of = (segment: "FOOD" | "PERSONALCARE") =>
    lackedFields({ ...mapped("name", "fema", "flavor"), offering: "INGREDIENTS", segment });
  expect(of("PERSONALCARE")).toEqual({ fields: ["fema", "flavor"], segment: "FOOD" });
  expect(of("FOOD").fields).toEqual([]);
  expect(lackedFields(mapped("fema")).fields).toEqual([]);
});

test("a file without names makes no products", () => {
  expect(makesNoProducts(mapped("key", "inci"))).toBe(true);
  expect(makesNoProducts(mapped("name"))).toBe(false);
});
