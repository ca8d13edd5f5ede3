import type { Offering, Segment } from "@neroli/contract/products/enumerations.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { Problem, Row } from "./sources/row.ts";

/** How the rows of one kind of file become products. */
export interface Profile {
  format: "csv" | "json";
  /** The columns (or properties) that a file must have, and that are read. */
  columns: readonly string[];
  /** The column by which a row is recognised when the file comes again. */
  identity: string;
  offering: Offering;
  segment: Segment;
  /** Where the value of a field comes from, to name it when it is refused. */
  columnOf: Partial<Record<ProductFieldKey, string>>;
  read(cells: Row["cells"]): ReadRow;
}

interface ReadRow {
  fields: ProductFields;
  /** Parts of cells that are left out of a row which is imported all the same. */
  notes: Problem[];
}

/** The text of a cell; a value of another kind reads as none. */
export const cell = (cells: Row["cells"], column: string): string => {
  const value = cells[column];
  return typeof value === "string" ? value : "";
};

type Values = { [K in ProductFieldKey]?: ProductFields[K] | "" | undefined };

/** A field without a value is absent: empty texts and lists are left out. */
export const withoutEmpty = (values: Values): ProductFields =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
