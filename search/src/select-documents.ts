import type { Seen } from "./asked.ts";
import { type Counted, countDocuments, countEverything } from "./count-facets.ts";
import {
  bitsOfFilter,
  documentsInAll,
  everyDocument,
  firstDocuments,
  foundInAll,
  type GroupFilter,
} from "./filter-documents.ts";
import type { Found } from "./match-segment.ts";
import type { Selected } from "./top-hits.ts";

/** What a segment answers: documents, how many there are, and counts by the segment's values. */
export interface SegmentAnswer {
  selected: Selected;
  /** More than `selected` has when only the first were wanted. */
  total: number;
  counts: Uint32Array | null;
}

export interface Selection {
  /** Documents that answer the words; null when there are none: everything. */
  found: Found | null;
  filters: readonly GroupFilter[];
  count: boolean;
  /** How many documents in natural order will do, when no words and no column sort them. */
  enough: number | null;
}

/**
 * Documents that pass all filters. A document that fails one group only is still counted among
 * the values of that group: a group's counts ignore its own filter.
 */
export function selectDocuments(seen: Seen, asked: Selection): SegmentAnswer {
  const { found, filters, count, enough } = asked;
  if (filters.length === 0) {
    const counts = count ? countAll(seen, found) : null;
    if (found !== null) return { selected: whole(found), total: found.length, counts };
    const selected = enough === null ? everyDocument(seen) : firstDocuments(seen, enough);
    return { selected, total: seen.view.visible, counts };
  }
  const bits = filters.map((filter) => bitsOfFilter(seen, filter));
  const selectBy = (sets: readonly Uint32Array[]) =>
    found === null ? documentsInAll(sets) : foundInAll(found, sets);
  const selected = selectBy(bits);
  const { length } = selected;
  if (!count) return { selected, total: length, counts: null };
  const keyOf = (some: readonly GroupFilter[]) => `${found?.key ?? ""}|${filtersKey(some)}`;
  const counts = countDocuments(seen, { ...selected, key: keyOf(filters) }).slice();
  for (const [at, { group }] of filters.entries()) {
    const others = filters.filter((_, other) => other !== at);
    const free =
      others.length === 0
        ? countAll(seen, found)
        : countDocuments(seen, {
            ...selectBy(bits.filter((_, other) => other !== at)),
            key: keyOf(others),
          });
    copyGroup(seen, { group, from: free, to: counts });
  }
  return { selected, total: length, counts };
}

const filtersKey = (filters: readonly GroupFilter[]): string =>
  filters.map(({ group, ids }) => `${group}:${ids.join()}`).join(";");

const whole = (found: Found): Selected => ({
  docs: found.docs,
  length: found.length,
  positions: null,
  found,
});

function countAll(seen: Seen, found: Found | null): Uint32Array {
  if (found === null) return countEverything(seen);
  const counted: Counted = { docs: found.docs, length: found.length, key: found.key };
  return countDocuments(seen, counted);
}

function copyGroup(
  { segment }: Seen,
  { group, from, to }: { group: number; from: Uint32Array; to: Uint32Array },
): void {
  const { facetGroups } = segment.columns;
  const start = facetGroups.indexOf(group);
  if (start < 0) return;
  for (let at = start; facetGroups[at] === group; at++) to[at] = from[at] as number;
}
