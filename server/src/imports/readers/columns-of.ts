import type { ImportTarget, MappedColumn, Mapping } from "@neroli/contract/imports/mapping.ts";
import { isProductFieldKey, type ProductFieldKey } from "@neroli/contract/products/fields.ts";

/** The field that a column is read into, whole or in part; null for what is no field. */
export function fieldOf(target: ImportTarget | null): ProductFieldKey | null {
  const [key = ""] = target?.split(".") ?? [];
  return isProductFieldKey(key) ? key : null;
}

/** The columns of each field, in the order of the file. */
export function columnsByField(mapping: Mapping): Map<ProductFieldKey, MappedColumn[]> {
  const columns = new Map<ProductFieldKey, MappedColumn[]>();
  for (const mapped of mapping.columns) {
    const key = fieldOf(mapped.field);
    if (key) columns.set(key, [...(columns.get(key) ?? []), mapped]);
  }
  return columns;
}

export const columnsFor = (mapping: Mapping, target: ImportTarget): MappedColumn[] =>
  mapping.columns.filter(({ field }) => field === target);

/** The columns that say what a row is recognised by. */
export function identityColumns(mapping: Mapping): string[] {
  const { identity } = mapping;
  if (identity.by === "column") return [identity.column];
  const target = identity.by === "key" ? "key" : identity.field;
  return columnsFor(mapping, target).map(({ column }) => column);
}
