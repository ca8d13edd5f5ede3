import { hasBit } from "../columns/bits.ts";
import { firstRowFrom } from "../columns/first-row-from.ts";
import { type IntervalColumn, tiersOf } from "../columns/intervals.ts";
import type { IntervalCounts } from "../index-types.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { readableDocuments } from "../segments/readable-documents.ts";
import type { DocumentSet } from "./count-facets.ts";
import type { DocumentList } from "./count-rows.ts";

/** Documents are counted in so many equal steps from the least to the greatest number. */
export const steps = 10;

export interface Bounds {
  min: number;
  max: number;
}

/** The least and the greatest number of a column that the viewer may see; null without any. */
export function boundsOf(seen: readonly ViewedSegment[], key: string): Bounds | null {
  let all: Bounds | null = null;
  for (const one of seen) {
    const own = boundsIn(one, key);
    if (own === null) continue;
    all = all === null ? own : { min: Math.min(all.min, own.min), max: Math.max(all.max, own.max) };
  }
  return all;
}

function boundsIn(seen: ViewedSegment, key: string): Bounds | null {
  const known = seen.view.bounds.get(key);
  if (known !== undefined) return known;
  const column = seen.segment.columns.intervals[key] as IntervalColumn;
  const ends = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const { scoped } = seen.view;
  if (scoped !== null) {
    eachRow(seen, column, { docs: scoped.docs, length: scoped.docs.length }, (row) => {
      widen(ends, column, row);
    });
  } else widenByAll(seen, column, ends);
  const bounds = ends.min <= ends.max ? ends : null;
  seen.view.bounds.set(key, bounds);
  return bounds;
}

function widenByAll(seen: ViewedSegment, column: IntervalColumn, ends: Bounds): void {
  const { docs, tiers } = column;
  for (const tier of tiersOf(column)) {
    const readable = readableDocuments(seen, tier);
    if (readable === null) continue;
    for (let at = 0; at < docs.length; at++) {
      if (tiers[at] === tier && hasBit(readable, docs[at] as number)) widen(ends, column, at);
    }
  }
}

function widen(ends: Bounds, { lows, highs }: IntervalColumn, row: number): void {
  const low = lows[row] as number;
  const high = highs[row] as number;
  // An open end is no number.
  ends.min = Math.min(ends.min, low > Number.NEGATIVE_INFINITY ? low : high);
  ends.max = Math.max(ends.max, high < Number.POSITIVE_INFINITY ? high : low);
}

/** Visits the rows of a set's documents, which are all visible, as far as they are read. */
function eachRow(
  seen: ViewedSegment,
  { docs, tiers }: IntervalColumn,
  { docs: chosen, length }: DocumentList,
  visit: (row: number) => void,
): void {
  const readable = [0, 1, 2].map((tier) => readableDocuments(seen, tier));
  const many = length * 8 > docs.length;
  let at = 0;
  for (let index = 0; index < length && at < docs.length; index++) {
    const doc = chosen[index] as number;
    if (many) while (at < docs.length && (docs[at] as number) < doc) at++;
    else at = firstRowFrom(docs, { doc, from: at, end: docs.length });
    if (docs[at] !== doc) continue;
    const tier = tiers[at] as number;
    if (tier > 0 && !(readable[tier] && hasBit(readable[tier], doc))) continue;
    visit(at);
  }
}

/** How many documents of a set overlap each step of a column. Those of large sets are kept. */
export function countSteps(
  seen: ViewedSegment,
  { key, bounds, set }: { key: string; bounds: Bounds; set: DocumentSet },
): Uint32Array {
  // A set as large as all visible documents is all of them.
  const column = seen.segment.columns.intervals[key] as IntervalColumn;
  if (column.docs.length === 0 || set.length === 0) return new Uint32Array(steps);
  const all = set.length === seen.view.visible;
  const { scoped } = seen.view;
  if (scoped !== null) {
    const list = all ? { docs: scoped.docs, length: scoped.docs.length } : set;
    return countRowsOf(seen, column, { bounds, set: list });
  }
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
function countAll(seen: ViewedSegment, column: IntervalColumn, bounds: Bounds): Uint32Array {
  const { docs, tiers } = column;
  const places = placesOf(column, bounds);
  const turns = new Uint32Array(2 * steps + 2);
  for (const tier of tiersOf(column)) {
    const readable = readableDocuments(seen, tier);
    if (readable === null) continue;
    for (let at = 0; at < docs.length; at++) {
      if (tiers[at] === tier && hasBit(readable, docs[at] as number)) turn(turns, places[at] ?? 0);
    }
  }
  return countsOf(turns);
}

/** Documents of a set, which are all visible. */
function countNow(
  seen: ViewedSegment,
  column: IntervalColumn,
  { bounds, set }: { bounds: Bounds; set: DocumentList },
): Uint32Array {
  const places = placesOf(column, bounds);
  const turns = new Uint32Array(2 * steps + 2);
  eachRow(seen, column, set, (row) => turn(turns, places[row] as number));
  return countsOf(turns);
}

/** The same between ends that few ask for: places are not worked out for the whole column. */
function countRowsOf(
  seen: ViewedSegment,
  column: IntervalColumn,
  { bounds, set }: { bounds: Bounds; set: DocumentList },
): Uint32Array {
  const turns = new Uint32Array(2 * steps + 2);
  eachRow(seen, column, set, (row) => turn(turns, placeAt(column, row, bounds)));
  return countsOf(turns);
}

/** Counts one more document: noted at its first step, and behind its last. */
function turn(turns: Uint32Array, place: number): void {
  const from = place >> 4;
  const after = steps + 1 + (place & 15);
  turns[from] = (turns[from] as number) + 1;
  turns[after] = (turns[after] as number) + 1;
}

function countsOf(turns: Uint32Array): Uint32Array {
  const counts = new Uint32Array(steps);
  let present = 0;
  for (let step = 0; step < steps; step++) {
    present += turns[step] as number;
    counts[step] = present;
    present -= turns[steps + 1 + step] as number;
  }
  return counts;
}

/** The first and the last step of each interval in one byte, for each column, by the bounds. */
const placesKnown = new WeakMap<IntervalColumn, Map<string, Uint8Array>>();
const keptPlaces = 8;

function placesOf(column: IntervalColumn, { min, max }: Bounds): Uint8Array {
  const known = placesKnown.get(column) ?? new Map<string, Uint8Array>();
  placesKnown.set(column, known);
  const name = `${min} ${max}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= keptPlaces) known.clear();
  const places = new Uint8Array(column.lows.length);
  for (let at = 0; at < places.length; at++) places[at] = placeAt(column, at, { min, max });
  known.set(name, places);
  return places;
}

function placeAt({ lows, highs }: IntervalColumn, row: number, { min, max }: Bounds): number {
  const width = (max - min) / steps;
  const first = stepOf((lows[row] as number) - min, width);
  return (first << 4) | stepOf((highs[row] as number) - min, width);
}

/** The step of a number; the first one where all numbers are the same. */
const stepOf = (above: number, width: number): number =>
  width === 0 ? 0 : Math.min(steps - 1, Math.max(0, Math.floor(above / width)));

/** Counts of all segments together. */
export function addCounts(
  bounds: Bounds,
  counts: readonly (Uint32Array | undefined)[],
): IntervalCounts {
  const sums = Array.from({ length: steps }, (_, step) =>
    counts.reduce((sum, own) => sum + (own?.[step] ?? 0), 0),
  );
  return { ...bounds, counts: sums };
}
