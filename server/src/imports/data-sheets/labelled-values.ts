import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { fieldReader } from "../readers/read-field.ts";
import { labelledFields } from "./labelled.ts";
import type { ReadingOf, SaidValue } from "./said-value.ts";
import type { PlacedLine } from "./sections.ts";

const column = "text";

/** Reads a text as a list's cell for a field is read; nothing where it is none of its values. */
export function readValue(
  field: ProductFieldKey,
  text: string,
  { terms, decimal }: ReadingOf,
): unknown {
  const options = { decimal, letters: "sentence" } as const;
  const mapping: Mapping = {
    offering: null,
    segment: null,
    identity: { by: "key" },
    columns: [],
    values: {},
    rest: null,
  };
  const read = fieldReader({ key: field, columns: [{ column, field, options }], mapping, terms });
  const said = { notes: [], problems: [] };
  const value = read([{ row: 1, line: 1, cells: { [column]: text.replace(/\.$/, "") } }], said);
  return said.problems.length > 0 ? undefined : value;
}

/** The values of lines that begin with the name of a field. */
export const labelledValues = (lines: readonly PlacedLine[], of: ReadingOf): SaidValue[] =>
  labelledFields(lines).flatMap(({ field, text, lines: own }) =>
    valuesOf(field, text, of).map((value) => ({ field, value, lines: own })),
  );

/** Each value of a list by itself: each is taken or left. */
function valuesOf(field: ProductFieldKey, text: string, of: ReadingOf): unknown[] {
  const value = readValue(field, text, of);
  if (value === undefined) return [];
  return productField(field).list && Array.isArray(value) ? value : [value];
}
