import type { ImportTarget, Mapping } from "@neroli/contract/imports/mapping.ts";

export type MappingFault = "name-needed" | "offering-needed" | "segment-needed";

/** What a mapping lacks before its rows could become products. */
export function mappingFaults({ columns, offering, segment }: Mapping): MappingFault[] {
  const has = (target: ImportTarget) => columns.some(({ field }) => field === target);
  return [
    ...(has("name") ? [] : (["name-needed"] as const)),
    ...(offering || has("offering") ? [] : (["offering-needed"] as const)),
    ...(segment || has("segment") ? [] : (["segment-needed"] as const)),
  ];
}
