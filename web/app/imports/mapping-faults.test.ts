import type { ImportTarget } from "@neroli/contract/imports/mapping.ts";
import { expect, test } from "vitest";
import { mappingFaults } from "./mapping-faults.ts";

const mapped = (...fields: ImportTarget[]) => ({
  offering: null,
  segment: null,
  identity: { by: "key" } as const,
  columns: fields.map((field, at) => ({ column: `${at}`, field })),
  values: {},
  rest: null,
});

test("a product needs a name, a kind and a segment, chosen or from a column", () => {
  expect(mappingFaults(mapped())).toEqual(["name-needed", "offering-needed", "segment-needed"]);
  expect(mappingFaults(mapped("name", "offering", "segment"))).toEqual([]);
  expect(mappingFaults({ ...mapped("name"), offering: "SERVICES", segment: "FOOD" })).toEqual([]);
});
