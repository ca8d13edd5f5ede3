import type { IndexDocument } from "../index-types.ts";
import {
  type Growing8,
  type Growing32,
  type Growing64,
  growing8,
  growing32,
  growing64,
  push8,
  push32,
  push64,
  shared8,
  shared32,
  shared64,
} from "./growing.ts";
import { ascendingOrder, radixSort } from "./radix-sort.ts";

/** From … to … of the documents that have it, by document. Either end may be infinite. */
export interface IntervalColumn {
  docs: Uint32Array;
  tiers: Uint8Array;
  lows: Float64Array;
  highs: Float64Array;
}

export interface WrittenInterval {
  docs: Growing32;
  tiers: Growing8;
  lows: Growing64;
  highs: Growing64;
}
export type WrittenIntervals = Record<string, WrittenInterval>;

export const createIntervals = (keys: readonly string[]): WrittenIntervals =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      { docs: growing32(), tiers: growing8(), lows: growing64(), highs: growing64() },
    ]),
  );

export function writeIntervals(
  written: WrittenIntervals,
  { doc, intervals = {} }: { doc: number; intervals: IndexDocument["intervals"] },
): void {
  for (const [key, { min, max, tier }] of Object.entries(intervals)) {
    const to = written[key] as WrittenInterval;
    push32(to.docs, doc);
    push8(to.tiers, tier);
    push64(to.lows, min);
    push64(to.highs, max);
  }
}

export function finishIntervals(
  written: WrittenIntervals,
  position: Uint32Array,
): Record<string, IntervalColumn> {
  const columns = Object.entries(written).map(([key, rows]): [string, IntervalColumn] => {
    const { length } = rows.docs;
    const places = new Uint32Array(length);
    for (let row = 0; row < length; row++) {
      places[row] = position[rows.docs.data[row] as number] as number;
    }
    const column: IntervalColumn = {
      docs: shared32(length),
      tiers: shared8(length),
      lows: shared64(length),
      highs: shared64(length),
    };
    radixSort(ascendingOrder(length), places, position.length).forEach((row, at) => {
      column.docs[at] = places[row] as number;
      column.tiers[at] = rows.tiers.data[row] as number;
      column.lows[at] = rows.lows.data[row] as number;
      column.highs[at] = rows.highs.data[row] as number;
    });
    return [key, column];
  });
  return Object.fromEntries(columns);
}

/** Adds the intervals of a segment's documents under their numbers in a writer, but not `gone`. */
export function copyIntervals(
  to: WrittenIntervals,
  from: Record<string, IntervalColumn>,
  { moved, gone }: { moved: Uint32Array; gone: number },
): void {
  for (const [key, { docs, tiers, lows, highs }] of Object.entries(from)) {
    const rows = to[key] as WrittenInterval;
    for (let at = 0; at < docs.length; at++) {
      const doc = moved[docs[at] as number] as number;
      if (doc === gone) continue;
      push32(rows.docs, doc);
      push8(rows.tiers, tiers[at] as number);
      push64(rows.lows, lows[at] as number);
      push64(rows.highs, highs[at] as number);
    }
  }
}

/** Tiers of which a column has values: nearly always one. */
export const tiersOf = (column: IntervalColumn): readonly number[] => {
  const known = tiersKnown.get(column);
  if (known !== undefined) return known;
  const tiers = [...new Set(column.tiers)];
  tiersKnown.set(column, tiers);
  return tiers;
};
const tiersKnown = new WeakMap<IntervalColumn, readonly number[]>();
