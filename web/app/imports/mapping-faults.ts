import { type Segment, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import type { ImportIdentity, ImportTarget, Mapping } from "@neroli/contract/imports/mapping.ts";
import { fieldsFor, type ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { fieldOfKey } from "@neroli/contract/products/text-keys.ts";

type MappingFault = "identity-needed" | "offering-needed" | "segment-needed";

const hasColumn = (columns: Mapping["columns"], target: ImportTarget) =>
  columns.some(({ field }) => field === target);

/** Whether the rows hold the value by which they are to be recognised. */
export function isIdentified(identity: ImportIdentity, columns: Mapping["columns"]): boolean {
  if (identity.by === "column") return true;
  return hasColumn(columns, identity.by === "key" ? "key" : identity.field);
}

/** What a mapping lacks before its rows could become products. */
export function mappingFaults(mapping: Mapping): MappingFault[] {
  const { columns, offering, segment, identity } = mapping;
  return [
    ...(isIdentified(identity, columns) ? [] : (["identity-needed"] as const)),
    ...(offering || hasColumn(columns, "offering") ? [] : (["offering-needed"] as const)),
    ...(segment || hasColumn(columns, "segment") ? [] : (["segment-needed"] as const)),
  ];
}

/** The fields of columns that products of the chosen kind do not have, and a segment that has them all. */
export function lackedFields({ columns, offering, segment }: Mapping) {
  if (!offering || !segment) return { fields: [], segment: null };
  const named = columns.flatMap(({ field }) => (field && fieldOfTarget(field)) || []);
  const lacks = (one: Segment) => {
    const own = fieldsFor(offering, one);
    return [...new Set(named)].filter((field) => !own.includes(field));
  };
  const other = segmentsOf[offering].find((each) => lacks(each).length === 0);
  return { fields: lacks(segment), segment: other ?? null };
}

const fieldOfTarget = (target: ImportTarget): ProductFieldKey | null =>
  fieldOfKey(target) ?? fieldOfKey(target.split(".")[0] ?? "");

/** A file without names changes products that are there, and makes no new ones. */
export const makesNoProducts = ({ columns }: Mapping): boolean => !hasColumn(columns, "name");
