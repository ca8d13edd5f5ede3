import { hasBit, setBit } from "../columns/bits.ts";
import { eachValue } from "../columns/facet-values.ts";
import type { FacetTier } from "../columns/segment-columns.ts";
import type { Segment, SegmentView, ViewedSegment } from "../segments/opened-segment.ts";
import { notReady } from "../segments/ready-rows.ts";
import { levelAt } from "../segments/segment-view.ts";
import { countRows, type DocumentList } from "./count-rows.ts";
import { differenceFromReady, readyCounts } from "./ready-counts.ts";

/** How many results of a segment have their counts kept, and from which share of its documents. */
const keptResults = 64;
const heavyShare = 64;

/** Number of visible documents by facet value of the segment. */
export function countEverything(seen: ViewedSegment): Uint32Array {
  const { segment, view } = seen;
  if (view.facetCounts !== null) return view.facetCounts;
  const { columns, documents } = segment;
  if (view.scoped !== null) {
    const { docs } = view.scoped;
    view.facetCounts = new Uint32Array(segment.facetIds.length);
    addSet(view.facetCounts, seen, { docs, length: docs.length });
    return view.facetCounts;
  }
  const counts = new Uint32Array(segment.facetIds.length);
  // Counts as if all documents were read at the highest level, then corrects the others.
  const base = highestLevel(seen);
  for (let tier = 0; tier < base; tier++) addTo(counts, segment.facetTotals[tier] as Uint32Array);
  view.facetCounts = counts;
  if (view.uniform > 0) return counts;
  const odd = view.levels.map((level) => (level === base ? 0 : 1));
  for (let doc = 0; doc < documents; doc++) {
    const own = columns.classes[doc] as number;
    if (odd[own] === 0 || !hasBit(segment.alive, doc)) continue;
    for (let tier = view.levels[own] as number; tier < base; tier++) {
      eachValue(columns.facets[tier] as FacetTier, doc, (value) => {
        counts[value] = (counts[value] as number) - 1;
      });
    }
  }
  return counts;
}

function addTo(counts: Uint32Array, more: Uint32Array, by = 1): void {
  for (let at = 0; at < more.length; at++) {
    counts[at] = (counts[at] as number) + by * (more[at] as number);
  }
}

/** The highest level at which a viewer reads any document of the segment. */
const highestLevel = ({ view }: ViewedSegment): number => Math.max(...view.levels, 0);

/** Ascending documents of a segment; `key` tells the set apart for good, "" when nothing does. */
export interface DocumentSet extends DocumentList {
  key: string;
  /** Row of ready counts whose readable documents are all in the set, or `notReady`. */
  ready: number;
}

/** Visible documents of a set by facet value. The counts of large sets are kept ready. */
export function countDocuments(seen: ViewedSegment, set: DocumentSet): Uint32Array {
  const { segment, view } = seen;
  if (set.length === view.visible) return countEverything(seen);
  const ready = countReady(seen, set);
  if (ready !== null) return ready;
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
  const { docs } = set;
  for (let at = 0; at < set.length; at++) setBit(bits, docs[at] as number);
  const counts = countNow(seen, set);
  segment.heavy.set(name, { view, bits, counts });
  return counts;
}

/** Counts of a set by facet value if it is exactly a row of ready counts, otherwise null. */
export function countReady(
  { segment, view }: ViewedSegment,
  { ready, length }: Pick<DocumentSet, "ready" | "length">,
): Uint32Array | null {
  if (ready === notReady || view.uniform === 0) return null;
  if (length !== segment.readySizes[ready]) return null;
  return readyCounts(segment, ready, view.uniform);
}

function countNow(seen: ViewedSegment, set: DocumentSet): Uint32Array {
  const { segment, view } = seen;
  const rest = view.visible < 64 ? set.length : view.visible - set.length;
  const fewest = Math.min(set.length, rest);
  // Of a scope it would be far from everything that is counted ready.
  const near = view.scoped === null && set.ready !== notReady;
  if (near && set.length < (segment.readySizes[set.ready] as number) + fewest) {
    const level = highestLevel(seen);
    const { more, less } = differenceFromReady(seen, { row: set.ready, set, level });
    if (more.length + less.length < fewest) {
      const counts = readyCounts(segment, set.ready, level).slice();
      addSet(counts, seen, more);
      for (const [tier, facet] of segment.columns.facets.entries()) {
        if (tier < level) addTo(counts, countRows(facet, less), -1);
      }
      return counts;
    }
  }
  if (set.length <= rest) {
    const counts = new Uint32Array(segment.facetIds.length);
    addSet(counts, seen, set);
    return counts;
  }
  // More than half match: what does not is taken away from everything.
  const counts = countEverything(seen).slice();
  addSet(counts, seen, restOf(seen, set), -1);
  return counts;
}

/** Adds what documents have, as far as it is read, to counts; or takes it away. */
function addSet(
  counts: Uint32Array,
  { segment, view }: ViewedSegment,
  set: DocumentList,
  by = 1,
): void {
  for (const [tier, facet] of segment.columns.facets.entries()) {
    if (facet.totals.length === 0) continue;
    if (tier === 0 || view.uniform > tier) addTo(counts, countRows(facet, set), by);
    else if (view.uniform === 0)
      addTo(counts, countRows(facet, readable(segment, view, set, tier)), by);
  }
}

/** The documents of a set of which values of a tier are read. */
function readable(
  segment: Segment,
  view: SegmentView,
  { docs, length }: DocumentList,
  tier: number,
): DocumentList {
  const read = new Uint32Array(length);
  let to = 0;
  for (let at = 0; at < length; at++) {
    const doc = docs[at] as number;
    if (levelAt(segment, view, doc) > tier) read[to++] = doc;
  }
  return { docs: read, length: to };
}

/** Visible documents that are not in a set. */
function restOf({ segment, view }: ViewedSegment, { docs, length }: DocumentList): DocumentList {
  const rest = new Uint32Array(view.visible - length);
  let to = 0;
  let next = 0;
  const all = view.scoped?.docs ?? null;
  const end = all?.length ?? segment.documents;
  for (let at = 0; at < end; at++) {
    const doc = all === null ? at : (all[at] as number);
    if (next < length && docs[next] === doc) next++;
    else if (levelAt(segment, view, doc) > 0) rest[to++] = doc;
  }
  return { docs: rest, length: to };
}
