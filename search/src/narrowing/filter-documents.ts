import type { Seen } from "../asked.ts";
import type { FacetRegistry } from "../counting/facet-registry.ts";
import type { Found } from "../matching/match-segment.ts";
import type { Selected } from "../matching/top-hits.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import { documentsOfBits } from "../segments/documents-of-bits.ts";
import { readableDocuments } from "../segments/readable-documents.ts";
import { hasBit, setBit } from "../segments/segment.ts";
import { levelAt } from "../segments/segment-view.ts";

/** The values wanted of one group, by number in the registry. */
export interface GroupFilter {
  group: number;
  ids: readonly number[];
}

/** @throws RangeError for a group that is not declared, or more than 31 at once. */
export function readFilters(
  plan: SchemaPlan,
  registry: FacetRegistry,
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
export const valuesOfFilter = ({ segment }: Seen, { ids }: GroupFilter): number[] =>
  ids.map((id) => segment.facetIds.indexOf(id)).filter((value) => value >= 0);

/** Visible documents with one of some facet values, as bits. */
export function bitsOfFilter(seen: Seen, values: readonly number[]): Uint32Array {
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

/** All visible documents. */
export function everyDocument({ segment, view }: Seen): Selected {
  const docs = new Uint32Array(view.visible);
  let length = 0;
  for (let doc = 0; doc < segment.documents; doc++) {
    if (levelAt(segment, view, doc) > 0) docs[length++] = doc;
  }
  return { docs, length, positions: null, found: null };
}

/** The first visible documents; no more of them than are wanted are looked for. */
export function firstDocuments({ segment, view }: Seen, wanted: number): Selected {
  const docs = new Uint32Array(Math.min(wanted, view.visible));
  let length = 0;
  for (let doc = 0; length < docs.length; doc++) {
    if (levelAt(segment, view, doc) > 0) docs[length++] = doc;
  }
  return { docs, length, positions: null, found: null };
}

/** Documents with all of the sets' bits. */
export function documentsInAll(sets: readonly Uint32Array[]): Selected {
  const [first = new Uint32Array(0), ...others] = sets;
  const bits = others.length > 0 ? first.slice() : first;
  for (const other of others) {
    for (let at = 0; at < bits.length; at++) {
      bits[at] = (bits[at] as number) & (other[at] as number);
    }
  }
  const docs = documentsOfBits(bits);
  return { docs, length: docs.length, positions: null, found: null };
}

/** The found documents that are in all of the sets, of which there is one at least. */
export function foundInAll(found: Found, [first, ...others]: readonly Uint32Array[]): Selected {
  const docs = new Uint32Array(found.length);
  const positions = new Uint32Array(found.length);
  let length = 0;
  for (let at = 0; first !== undefined && at < found.length; at++) {
    const doc = found.docs[at] as number;
    // What is not in the set is written over by the next.
    docs[length] = doc;
    positions[length] = at;
    length += ((first[doc >> 5] as number) >>> (doc & 31)) & 1;
  }
  for (const bits of others) {
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const doc = docs[at] as number;
      docs[kept] = doc;
      positions[kept] = positions[at] as number;
      kept += ((bits[doc >> 5] as number) >>> (doc & 31)) & 1;
    }
    length = kept;
  }
  return { docs, length, positions, found };
}
