import { hasBit, setBit } from "../columns/bits.ts";
import type { ValueRegistry } from "../columns/value-registry.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { readableDocuments } from "../segments/readable-documents.ts";

/** The values wanted of one group, by number in the registry. */
export interface GroupFilter {
  group: number;
  ids: readonly number[];
}

/** @throws RangeError for a group that is not declared, or more than 31 at once. */
export function readFilters(
  plan: SchemaPlan,
  registry: ValueRegistry,
  filters: Record<string, readonly string[]>,
): GroupFilter[] {
  const read: GroupFilter[] = [];
  for (const [key, values] of Object.entries(filters)) {
    const group = plan.groups.get(key);
    if (group === undefined) throw new RangeError(`No facet group "${key}" in the schema`);
    if (values.length === 0) continue;
    const ids = values.flatMap((value) => registry.ids[group]?.get(value) ?? []);
    read.push({ group, ids: [...new Set(ids)].sort((a, b) => a - b) });
  }
  if (read.length > 31) throw new RangeError("At most 31 facet groups can be filtered at once");
  return read;
}

/** The wanted values of the group that a segment has. */
export const valuesOfFilter = ({ segment }: ViewedSegment, { ids }: GroupFilter): number[] =>
  ids.map((id) => segment.facetIds.indexOf(id)).filter((value) => value >= 0);

/** Visible documents with one of some facet values, as bits. */
export function bitsOfFilter(seen: ViewedSegment, values: readonly number[]): Uint32Array {
  const { segment } = seen;
  const bits = new Uint32Array((segment.documents + 31) >> 5);
  for (const value of values) {
    for (const [tier, facet] of segment.columns.facets.entries()) {
      if (facet.totals.length === 0) continue;
      const readable = readableDocuments(seen, tier);
      if (readable === null) continue;
      const bitmap = facet.bitmapAt[value] as number;
      if (bitmap > 0) {
        for (let at = 0; at < bits.length; at++) {
          const more = (facet.bits[bitmap - 1 + at] as number) & (readable[at] as number);
          bits[at] = (bits[at] as number) | more;
        }
        continue;
      }
      const end = facet.valueStarts[value + 1] as number;
      for (let at = facet.valueStarts[value] as number; at < end; at++) {
        const doc = facet.valueDocs[at] as number;
        if (hasBit(readable, doc)) setBit(bits, doc);
      }
    }
  }
  return bits;
}
