import type { Seen } from "./asked.ts";
import type { Counted } from "./count-facets.ts";
import type { CountedInterval } from "./index-types.ts";
import type { IntervalColumn } from "./intervals.ts";
import { readableDocuments } from "./readable-documents.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import { hasBit, setBit } from "./segment.ts";
import { levelAt } from "./segment-view.ts";

/** Documents are counted in so many equal steps from the least to the greatest number. */
export const steps = 10;

export interface IntervalFilter {
  key: string;
  min: number;
  max: number;
}

export interface Bounds {
  min: number;
  max: number;
}

/** @throws RangeError for a column that is not declared. */
export function readIntervals(
  plan: SchemaPlan,
  wanted: Record<string, { min: number; max: number }> | undefined,
): IntervalFilter[] {
  return Object.entries(wanted ?? {}).map(([key, { min, max }]) => {
    if (!plan.intervals.includes(key)) throw new RangeError(`No interval "${key}" in the schema`);
    return { key, min, max };
  });
}

export const intervalKey = ({ key, min, max }: IntervalFilter): string => `${key}:${min}..${max}`;

const columnOf = ({ segment }: Seen, key: string): IntervalColumn =>
  segment.columns.intervals[key] as IntervalColumn;

/** For each tier the documents of which the viewer reads values of that tier. */
const readableByTier = (seen: Seen) => [0, 1, 2].map((tier) => readableDocuments(seen, tier));

/** Visible documents whose interval overlaps the wanted one, as bits. */
export function bitsOfInterval(seen: Seen, { key, min, max }: IntervalFilter): Uint32Array {
  const bits = new Uint32Array((seen.segment.documents + 31) >> 5);
  const { docs, tiers, lows, highs } = columnOf(seen, key);
  const readable = readableByTier(seen);
  for (let at = 0; at < docs.length; at++) {
    if ((lows[at] as number) > max || (highs[at] as number) < min) continue;
    const doc = docs[at] as number;
    const own = readable[tiers[at] as number];
    if (own && hasBit(own, doc)) setBit(bits, doc);
  }
  return bits;
}

/** The least and the greatest number of a column that the viewer may see; null without any. */
export function boundsOf(seen: readonly Seen[], key: string): Bounds | null {
  let all: Bounds | null = null;
  for (const one of seen) {
    const own = boundsIn(one, key);
    if (own === null) continue;
    all = all === null ? own : { min: Math.min(all.min, own.min), max: Math.max(all.max, own.max) };
  }
  return all;
}

function boundsIn(seen: Seen, key: string): Bounds | null {
  const known = seen.view.bounds.get(key);
  if (known !== undefined) return known;
  const { docs, tiers, lows, highs } = columnOf(seen, key);
  const readable = readableByTier(seen);
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < docs.length; at++) {
    const own = readable[tiers[at] as number];
    if (!own || !hasBit(own, docs[at] as number)) continue;
    for (const end of [lows[at] as number, highs[at] as number]) {
      if (!Number.isFinite(end)) continue;
      if (end < min) min = end;
      if (end > max) max = end;
    }
  }
  const bounds = min <= max ? { min, max } : null;
  seen.view.bounds.set(key, bounds);
  return bounds;
}

/** How many documents of a set overlap each step of a column. Those of large sets are kept. */
export function countSteps(
  seen: Seen,
  { key, bounds, set }: { key: string; bounds: Bounds; set: Counted },
): Uint32Array {
  // Of everything no documents need be named: their number tells it.
  const column = columnOf(seen, key);
  if (column.docs.length === 0 || set.length === 0) return new Uint32Array(steps);
  const all = set.length === seen.view.visible;
  if (!all && (set.key === "" || set.length < 1024)) return countNow(seen, column, { bounds, set });
  const name = `${key} ${bounds.min} ${bounds.max} ${all ? "" : set.key}`;
  const known = seen.view.steps.get(name);
  if (known !== undefined) return known;
  if (seen.view.steps.size >= keptCounts) seen.view.steps.clear();
  const counts = all ? countAll(seen, column, bounds) : countNow(seen, column, { bounds, set });
  seen.view.steps.set(name, counts);
  return counts;
}

const keptCounts = 256;

/** Every visible document. */
function countAll(
  seen: Seen,
  { docs, tiers, lows, highs }: IntervalColumn,
  { min, max }: Bounds,
): Uint32Array {
  const counts = new Uint32Array(steps);
  const readable = readableByTier(seen);
  const width = (max - min) / steps;
  for (let at = 0; at < docs.length; at++) {
    const own = readable[tiers[at] as number];
    if (!own || !hasBit(own, docs[at] as number)) continue;
    const last = stepOf((highs[at] as number) - min, width);
    for (let step = stepOf((lows[at] as number) - min, width); step <= last; step++) {
      counts[step] = (counts[step] as number) + 1;
    }
  }
  return counts;
}

function countNow(
  { segment, view }: Seen,
  { docs, tiers, lows, highs }: IntervalColumn,
  { bounds, set }: { bounds: Bounds; set: Counted },
): Uint32Array {
  const counts = new Uint32Array(steps);
  const { min } = bounds;
  const width = (bounds.max - min) / steps;
  let at = 0;
  for (let index = 0; index < set.length && at < docs.length; index++) {
    const doc = set.docs[index] as number;
    at = firstFrom(docs, doc, at);
    if (docs[at] !== doc) continue;
    if (levelAt(segment, view, doc) <= (tiers[at] as number)) continue;
    const last = stepOf((highs[at] as number) - min, width);
    for (let step = stepOf((lows[at] as number) - min, width); step <= last; step++) {
      counts[step] = (counts[step] as number) + 1;
    }
  }
  return counts;
}

/** All are in the first step where there is but one number. */
const stepOf = (above: number, width: number): number =>
  width === 0 ? 0 : Math.min(steps - 1, Math.max(0, Math.floor(above / width)));

/** The first row from `from` on that is not before a document, in ever longer strides. */
function firstFrom(docs: Uint32Array, doc: number, from: number): number {
  let low = from;
  let high = from;
  let stride = 1;
  while (high < docs.length && (docs[high] as number) < doc) {
    low = high + 1;
    high += stride;
    stride *= 2;
  }
  high = Math.min(high, docs.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((docs[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Counts of all segments together. */
export function addCounts(
  bounds: Bounds,
  counts: readonly (Uint32Array | undefined)[],
): CountedInterval {
  const sums = Array.from({ length: steps }, (_, step) =>
    counts.reduce((sum, own) => sum + (own?.[step] ?? 0), 0),
  );
  return { ...bounds, counts: sums };
}
