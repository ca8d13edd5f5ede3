import {
  type Offering,
  offerings,
  type Segment,
  segments,
} from "@neroli/contract/enumerations/products.ts";
import type { CellProblem, Mapping } from "@neroli/contract/imports/mapping.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { fieldOfKey, type ValueKey } from "@neroli/contract/products/text-keys.ts";
import { textOf } from "../sources/layout.ts";
import type { Row } from "../sources/source.ts";
import { undecodable } from "../sources/table-rows.ts";
import { tidyLine } from "../sources/tidy.ts";
import type { ReadCell, ReadingRemarks } from "./cell-reader.ts";
import { columnsByField, columnsFor, identityColumns } from "./columns-of.ts";
import { type KnownTerms, valueMatcher } from "./match-value.ts";
import { meaningOf } from "./read-entries.ts";
import { cellsOf, fieldReader, type ReadField } from "./read-field.ts";
import { toFlag } from "./read-flag.ts";
import type { ReadProduct } from "./read-product.ts";
import { toState } from "./read-state.ts";
import { structureReader } from "./read-structure.ts";
import { readVisibility } from "./read-visibility.ts";

/** Made once for a file, then asked for the rows of each product. */
export function readCells(
  mapping: Mapping,
  { terms = {} }: { terms?: KnownTerms } = {},
): (rows: readonly Row[]) => ReadProduct {
  const readers = fieldReaders(mapping, terms);
  const kindOf = kindReader(mapping);
  const identityOf = identityReader(mapping);
  const taken = takenColumns(mapping);
  return (rows) => {
    const [first] = rows;
    if (!first) throw new Error("a product without rows");
    const said: ReadingRemarks = {
      notes: [],
      problems: rows.flatMap((row) => problemOf(row, taken) ?? []),
    };
    const { row, line } = first;
    // Cells of a row that is out of step stand in other columns.
    const isReadable = said.problems.length === 0;
    const kind = isReadable ? kindOf(rows, said) : { offering: null, segment: null };
    const { fields, speaks_of } = isReadable
      ? readFields(rows, { readers, kind, said, empties: mapping.empty === "CLEAR" })
      : { fields: {}, speaks_of: [] };
    const product = { row, line, identity: "", ...kind, fields, speaks_of, ...said };
    return isReadable
      ? { ...product, ...readRest(rows, mapping, said), identity: identityOf(rows, fields) }
      : product;
  };
}

/** What is wrong in a column that is not imported does no harm; what has no column is the row's. */
function problemOf({ problem, cells }: Row, taken: readonly string[]): CellProblem | undefined {
  if (!problem || problem.column === null || taken.includes(problem.column)) return problem;
  for (const column of taken) {
    const found = undecodable(column, cells[column]);
    if (found) return found;
  }
  return undefined;
}

/** The columns of a file that something is read from. */
const takenColumns = (mapping: Mapping): readonly string[] => [
  ...mapping.columns.flatMap(({ column, field }) => (field === null ? [] : column)),
  ...identityColumns(mapping),
];

type FieldReaders = ReadonlyMap<ValueKey, ReadField>;

function fieldReaders(mapping: Mapping, terms: KnownTerms): FieldReaders {
  return new Map(
    [...columnsByField(mapping)].map(([value, all]) => {
      // A text is read as its field is.
      const key = fieldOfKey(value) as ProductFieldKey;
      const columns = key === value ? all : all.map((column) => ({ ...column, field: key }));
      const reader =
        structureReader(key, { columns, mapping }) ?? fieldReader({ key, columns, mapping, terms });
      return [value, reader];
    }),
  );
}

interface Kind {
  offering: Offering | null;
  segment: Segment | null;
}

/** The fields that the product's kind has; what the file says of others is left out. */
function readFields(
  rows: readonly Row[],
  {
    readers,
    kind,
    said,
    empties,
  }: { readers: FieldReaders; kind: Kind; said: ReadingRemarks; empties: boolean },
): { fields: ProductFields; speaks_of: ValueKey[] } {
  const { offering, segment } = kind;
  const own = new Set(offering ? fieldsFor(offering, segment ?? undefined) : []);
  const fields: { [key: string]: unknown } = {};
  const speaks_of: ValueKey[] = [];
  for (const [key, read] of readers) {
    if (own.has(fieldOfKey(key) as ProductFieldKey)) {
      const value = read(rows, said);
      if (value !== undefined || empties) speaks_of.push(key);
      if (value !== undefined) fields[key] = value;
    } else if (offering) said.notes.push(...foreign(key, read, { rows, offering }));
  }
  const { inci } = fields;
  // One INCI name may still be a mixture, such as an extract: only blends are known to be one.
  if (typeof inci === "string" && inci.includes(" (and) ") && !readers.has("ingredient_category")) {
    fields.ingredient_category = "MIXTURE";
    speaks_of.push("ingredient_category");
  }
  return { fields: fields as ProductFields, speaks_of };
}

function foreign(
  key: ValueKey,
  read: ReadField,
  { rows, offering }: { rows: readonly Row[]; offering: Offering },
): CellProblem[] {
  const value = read(rows, { notes: [], problems: [] });
  if (value === undefined) return [];
  const { offerings: of } = productField(fieldOfKey(key) as ProductFieldKey);
  const code = of && !of.includes(offering) ? "not-of-offering" : "not-of-segment";
  return [{ code, column: null, field: key, value: textOf(value).slice(0, 200) }];
}

/** Reads offering and segment from a column, where the mapping leaves them to one. */
function kindReader(mapping: Mapping): (rows: readonly Row[], said: ReadingRemarks) => Kind {
  const read = <Value extends string>(
    target: "offering" | "segment",
    given: { said: Value | null; known: readonly Value[] },
  ) => {
    const matcher = valueMatcher(target);
    const columns = columnsFor(mapping, target);
    return (rows: readonly Row[], said: ReadingRemarks): Value | null => {
      const [cell] = cellsOf(rows, { columns, key: target, said });
      if (cell) {
        const values = { key: target, matcher, values: mapping.values };
        const word = meaningOf(textOf(cell.value), cell, values);
        if (word !== undefined) return given.known.find((each) => each === word) ?? given.said;
      }
      if (given.said === null) said.problems.push(missing(`${target}-missing`));
      return given.said;
    };
  };
  const offering = read("offering", { said: mapping.offering, known: offerings });
  const segment = read("segment", { said: mapping.segment, known: segments });
  return (rows, said) => ({ offering: offering(rows, said), segment: segment(rows, said) });
}

const missing = (code: "offering-missing" | "segment-missing"): CellProblem => ({
  code,
  column: null,
  field: code === "offering-missing" ? "offering" : "segment",
  value: "",
});

function identityReader(mapping: Mapping) {
  const { identity } = mapping;
  const columns = identityColumns(mapping);
  return (rows: readonly Row[], fields: ProductFields): string => {
    if (identity.by === "field") return tidyLine(textOf(listed(fields[identity.field])));
    const values = rows.flatMap(({ cells }) =>
      columns.map((column) => tidyLine(textOf(cells[column]))),
    );
    return values.find((value) => value !== "") ?? "";
  };
}

const listed = (value: string | readonly string[] | undefined) =>
  typeof value === "object" ? value.join(" ") : value;

/** The properties of a product besides its fields. */
function readRest(rows: readonly Row[], mapping: Mapping, said: ReadingRemarks) {
  const cellOf = (target: "key" | "state" | "trashed" | "visibility"): ReadCell | undefined =>
    cellsOf(rows, { columns: columnsFor(mapping, target), key: target, said })[0];
  const key = cellOf("key");
  const trashed = cellOf("trashed");
  const visibility = cellOf("visibility");
  const stateCell = cellOf("state");
  const state = stateCell && toState(stateCell);
  const flag = trashed && toFlag(trashed.value);
  if (trashed && flag === null) trashed.refuse("no-flag", textOf(trashed.value));
  return {
    ...(key && { key: tidyLine(textOf(key.value)) }),
    ...(state && { state }),
    ...(typeof flag === "boolean" && { trashed: flag }),
    ...(visibility && { visibility: readVisibility(visibility) }),
  };
}
