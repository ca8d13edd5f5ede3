import { addDocumentsOf } from "../columns/facet-values.ts";
import type { ValueRegistry } from "../columns/value-registry.ts";
import { borrowBits, type WideScratch } from "../columns/wide-scratch.ts";
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

/** Visible documents with one of some facet values, as bits that are lent for this search. */
export function bitsOfFilter(
  seen: ViewedSegment,
  values: readonly number[],
  scratch: WideScratch,
): Uint32Array {
  const { columns, documents } = seen.segment;
  const bits = borrowBits(scratch, documents);
  for (const [tier, facet] of columns.facets.entries()) {
    const readable = facet.totals.length === 0 ? null : readableDocuments(seen, tier);
    if (readable === null) continue;
    const own = tier === 0 ? bits : borrowBits(scratch, documents);
    for (const value of values) addDocumentsOf(facet, value, own);
    for (let at = 0; at < bits.length; at++) {
      const more = (own[at] as number) & (readable[at] as number);
      bits[at] = own === bits ? more : (bits[at] as number) | more;
    }
  }
  return bits;
}
