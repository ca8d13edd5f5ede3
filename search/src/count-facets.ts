import type { Seen } from "./asked.ts";
import type { Segment, SegmentView } from "./opened-segment.ts";
import { hasBit, setBit } from "./segment.ts";
import type { FacetTier } from "./segment-columns.ts";
import { levelAt } from "./segment-view.ts";

/** Results of a segment that are worth keeping the counts of, and how many of them. */
const keptResults = 64;
const heavyShare = 64;

/** Living and visible documents by facet value of the segment. */
export function countEverything({ segment, view }: Seen): Uint32Array {
  if (view.facetCounts !== null) return view.facetCounts;
  const { columns, documents } = segment;
  const counts = new Uint32Array(segment.facetIds.length);
  // Counted as if all were read at the commonest level; then the others are set right.
  const base = Math.max(...view.levels, 0);
  for (let tier = 0; tier < base; tier++) addTo(counts, segment.facetTotals[tier] as Uint32Array);
  view.facetCounts = counts;
  if (view.uniform > 0) return counts;
  const odd = view.levels.map((level) => (level === base ? 0 : 1));
  for (let doc = 0; doc < documents; doc++) {
    const own = columns.classes[doc] as number;
    if (odd[own] === 0 || !hasBit(segment.alive, doc)) continue;
    for (let tier = view.levels[own] as number; tier < base; tier++) {
      addRow(columns.facets[tier] as FacetTier, { doc, counts, by: -1 });
    }
  }
  return counts;
}

function addTo(counts: Uint32Array, more: Uint32Array): void {
  for (let at = 0; at < more.length; at++) {
    counts[at] = (counts[at] as number) + (more[at] as number);
  }
}

function addRow(
  { starts, values }: FacetTier,
  { doc, counts, by }: { doc: number; counts: Uint32Array; by: number },
): void {
  if (starts.length === 0) return;
  const end = starts[doc + 1] as number;
  for (let at = starts[doc] as number; at < end; at++) {
    const value = values[at] as number;
    counts[value] = (counts[value] as number) + by;
  }
}

/** Ascending documents of a segment; `key` tells the set apart for good, "" when nothing does. */
export interface Counted {
  docs: Uint32Array;
  length: number;
  key: string;
}

/** Visible documents of a set by facet value. The counts of large sets are kept ready. */
export function countDocuments(seen: Seen, set: Counted): Uint32Array {
  const { segment, view } = seen;
  if (set.length === view.visible) return countEverything(seen);
  const heavy = set.key !== "" && set.length * heavyShare > segment.documents && set.length > 1024;
  if (!heavy) return countNow(seen, set);
  const name = `${view.key} ${set.key}`;
  const known = segment.heavy.get(name);
  if (known !== undefined) {
    // The one used longest ago goes first.
    segment.heavy.delete(name);
    segment.heavy.set(name, known);
    return known.counts;
  }
  const oldest = segment.heavy.keys().next().value;
  if (segment.heavy.size >= keptResults && oldest !== undefined) segment.heavy.delete(oldest);
  const bits = new Uint32Array((segment.documents + 31) >> 5);
  for (let at = 0; at < set.length; at++) setBit(bits, set.docs[at] as number);
  const counts = countNow(seen, set);
  segment.heavy.set(name, { view, bits, counts });
  return counts;
}

function countNow(seen: Seen, set: Counted): Uint32Array {
  const { segment, view } = seen;
  if (set.length * 2 > view.visible && view.visible > 64) return countComplement(seen, set);
  const counts = new Uint32Array(segment.facetIds.length);
  for (const [tier, facet] of segment.columns.facets.entries()) {
    if (facet.starts.length === 0) continue;
    if (tier === 0 || view.uniform > tier) countTier(facet, set, counts);
    else if (view.uniform === 0) countReadable(segment, view, { tier, set, counts });
  }
  return counts;
}

/** Every row of the set: two rows a turn, as one value after the other would wait for itself. */
function countTier({ starts, values }: FacetTier, { docs, length }: Counted, counts: Uint32Array) {
  for (let at = 0; at < length; at++) {
    const doc = docs[at] as number;
    const end = starts[doc + 1] as number;
    for (let row = starts[doc] as number; row < end; row++) {
      const value = values[row] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}

function countReadable(
  segment: Segment,
  view: SegmentView,
  { tier, set, counts }: { tier: number; set: Counted; counts: Uint32Array },
): void {
  const facet = segment.columns.facets[tier] as FacetTier;
  for (let at = 0; at < set.length; at++) {
    const doc = set.docs[at] as number;
    if (levelAt(segment, view, doc) > tier) addRow(facet, { doc, counts, by: 1 });
  }
}

/** More than half match: what does not is taken away from everything. */
function countComplement(seen: Seen, { docs, length }: Counted): Uint32Array {
  const { segment, view } = seen;
  const counts = countEverything(seen).slice();
  const { facets } = segment.columns;
  let next = 0;
  for (let doc = 0; doc < segment.documents; doc++) {
    if (next < length && docs[next] === doc) {
      next++;
      continue;
    }
    const level = levelAt(segment, view, doc);
    for (let tier = 0; tier < level; tier++) {
      addRow(facets[tier] as FacetTier, { doc, counts, by: -1 });
    }
  }
  return counts;
}
