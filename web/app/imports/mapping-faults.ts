import type { ImportIdentity, ImportTarget, Mapping } from "@neroli/contract/imports/mapping.ts";

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

/** A file without names changes products that are there, and makes no new ones. */
export const makesNoProducts = ({ columns }: Mapping): boolean => !hasColumn(columns, "name");
