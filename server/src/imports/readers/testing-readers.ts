import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import {
  type ColumnOptions,
  type ImportTarget,
  type Mapping,
  Mapping as MappingSchema,
} from "@neroli/contract/imports/mapping.ts";
import type { KnownTerms } from "./match-value.ts";
import { readCells } from "./read-cells.ts";

interface ReadingOptions {
  offering?: Offering;
  segment?: Segment;
  options?: ColumnOptions;
  values?: Mapping["values"];
  terms?: KnownTerms;
}

/** Reads a column of the name "c" with this cell, for a target of the mapping. */
export function readCell(target: ImportTarget, value: unknown, given: ReadingOptions = {}) {
  const { offering = "INGREDIENTS", segment = "FOOD", options, values = {}, terms = {} } = given;
  const mapping = MappingSchema.parse({
    offering,
    segment,
    identity: { by: "field", field: "name" },
    columns: [{ column: "c", field: target, ...(options && { options }) }],
    values,
  });
  const product = readCells(mapping, { terms })([{ row: 1, line: 2, cells: { c: value } }]);
  const [key = ""] = target.split(".");
  return {
    ...product,
    value: (product.fields as Record<string, unknown>)[key],
    said: [...product.problems, ...product.notes].map(({ code }) => code),
  };
}
