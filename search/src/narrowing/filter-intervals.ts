import type { IntervalColumn } from "../columns/intervals.ts";
import { tiersOf } from "../columns/intervals.ts";
import { borrowBits, type WideScratch } from "../columns/wide-scratch.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { readableDocuments } from "../segments/readable-documents.ts";

export interface IntervalFilter {
  key: string;
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

/** Visible documents whose interval overlaps the wanted one, as bits that are lent for this search. */
export function bitsOfInterval(
  seen: ViewedSegment,
  { key, min, max }: IntervalFilter,
  scratch: WideScratch,
): Uint32Array {
  const { documents } = seen.segment;
  const column = seen.segment.columns.intervals[key] as IntervalColumn;
  const { docs, tiers, lows, highs } = column;
  const all = borrowBits(scratch, documents);
  const own = tiersOf(column);
  for (const tier of own) {
    const readable = readableDocuments(seen, tier);
    if (readable === null) continue;
    const bits = own.length === 1 ? all : borrowBits(scratch, documents);
    for (let at = 0; at < docs.length; at++) {
      if ((lows[at] as number) > max || (highs[at] as number) < min) continue;
      if (own.length > 1 && tiers[at] !== tier) continue;
      const doc = docs[at] as number;
      bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << (doc & 31));
    }
    // Documents that are not read are left out here, thirty-two at a time.
    for (let at = 0; at < all.length; at++) {
      const there = (bits[at] as number) & (readable[at] as number);
      all[at] = own.length === 1 ? there : (all[at] as number) | there;
    }
  }
  return all;
}
