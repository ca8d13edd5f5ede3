import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import {
  isProductFieldKey,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import { textOf } from "../sources/layout.ts";
import type { Row } from "../sources/source.ts";
import { tidyLine } from "../sources/tidy.ts";
import type { ReadingRemarks } from "./cell-reader.ts";
import { columnsByField, columnsFor } from "./columns-of.ts";
import type { MatchedColumn } from "./match-value.ts";
import { entriesOf } from "./read-entries.ts";
import { cellsOf } from "./read-field.ts";

/** A word of the file that means one value of a field; `mapping.values` may say which. */
export interface GivenValue {
  column: string;
  field: MatchedColumn;
  given: string;
}

/** The words of a product's rows that have a meaning to be found: terms, choices, countries. */
export function givenValues(mapping: Mapping): (rows: readonly Row[]) => GivenValue[] {
  const fields = [...columnsByField(mapping)].flatMap(([key, columns]) =>
    isProductFieldKey(key) && hasWords(key) ? [[key, columns] as const] : [],
  );
  const kinds = (["offering", "segment"] as const).map(
    (target) => [target, columnsFor(mapping, target)] as const,
  );
  return (rows) => {
    const said: ReadingRemarks = { notes: [], problems: [] };
    return [...fields, ...kinds].flatMap(([field, columns]) =>
      cellsOf(rows, { columns, key: field, said }).flatMap((cell) => {
        const entries = isProductFieldKey(field) ? entriesOf(cell, field) : [textOf(cell.value)];
        const words = entries.map(tidyLine).filter((given) => given !== "");
        return words.map((given) => ({ column: cell.column, field, given }));
      }),
    );
  };
}

const hasWords = (key: ProductFieldKey) =>
  ["term", "choice", "country"].includes(productField(key).type);
