import type { ImportTarget, MappedColumn, Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { fieldOfKey, readTextKey, type ValueKey } from "@neroli/contract/products/text-keys.ts";

/** The field that a column is about: one that it is read into, whole or in part, or a text of it. */
export function fieldOf(target: ImportTarget | null): ProductFieldKey | null {
  const [key = ""] = target?.split(".") ?? [];
  return fieldOfKey(key);
}

/** The columns of each field and of each of its texts, in the order of the file. */
export function columnsByField(mapping: Mapping): Map<ValueKey, MappedColumn[]> {
  const columns = new Map<ValueKey, MappedColumn[]>();
  for (const mapped of mapping.columns) {
    const isText = mapped.field !== null && readTextKey(mapped.field) !== null;
    const key = isText ? (mapped.field as ValueKey) : fieldOf(mapped.field);
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
