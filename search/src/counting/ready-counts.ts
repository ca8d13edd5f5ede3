import type { Seen } from "../asked.ts";
import { firstFrom } from "../columns/first-from.ts";
import type { Segment } from "../segments/opened-segment.ts";
import { hasBit } from "../segments/segment.ts";
import type { Rows } from "./count-rows.ts";
import { documentsOfValue, documentsOfWord } from "./make-ready-counts.ts";

/** What is ready for no set. */
export const notReady = -1;

/** Row of the commonest word of the ranges that is counted ready: what they find, it finds. */
export function readyWord(
  { columns, wordCounts }: Segment,
  ranges: readonly { from: number; to: number }[],
): number {
  const { words } = columns.ready;
  let best = notReady;
  let most = 0;
  for (const { from, to } of ranges) {
    let row = firstFrom(words, { doc: from, from: 0, end: words.length });
    for (; row < words.length && (words[row] as number) < to; row++) {
      const size = wordCounts[0]?.[words[row] as number] ?? 0;
      if (size > most) [best, most] = [row, size];
    }
  }
  return best;
}

/** Row of the commonest of some facet values. */
export function readyValue({ columns, facetTotals }: Segment, values: readonly number[]): number {
  const { ready } = columns;
  let best = notReady;
  let most = 0;
  for (const value of values) {
    const at = ready.values.indexOf(value);
    const size = facetTotals[0]?.[value] ?? 0;
    if (at >= 0 && size > most) [best, most] = [ready.words.length + at, size];
  }
  return best;
}

/** Living documents of a row. */
export function readySize({ columns, wordCounts, facetTotals }: Segment, row: number): number {
  const { words, values } = columns.ready;
  return row < words.length
    ? (wordCounts[0]?.[words[row] as number] ?? 0)
    : (facetTotals[0]?.[values[row - words.length] as number] ?? 0);
}

/** Counts of a row by value, as read at a level, which is at least 1. They are others' too. */
export function readyCounts({ facetIds, ready }: Segment, row: number, level: number): Uint32Array {
  const { length } = facetIds;
  const own = ready
    .slice(0, level)
    .filter((counts) => counts.length > 0)
    .map((counts) => counts.subarray(row * length, (row + 1) * length));
  const [first, ...others] = own;
  if (first !== undefined && others.length === 0) return first;
  const sum = new Uint32Array(length);
  for (const counts of own) {
    for (let at = 0; at < length; at++) sum[at] = (sum[at] as number) + (counts[at] as number);
  }
  return sum;
}

/**
 * In what a set differs from the documents of a row, all of whose readable ones it has: what is to
 * be counted more, and what was counted as if it were read at the commonest level.
 */
export function besidesReady(
  { segment, view }: Seen,
  { row, set, level }: { row: number; set: Rows; level: number },
): { more: Rows; less: Rows } {
  const { columns, alive } = segment;
  const { words, values } = columns.ready;
  const own =
    row < words.length
      ? documentsOfWord(columns, words[row] as number)
      : documentsOfValue(columns.facets[0], values[row - words.length] as number);
  const more = { docs: new Uint32Array(set.length), length: 0 };
  const less = { docs: new Uint32Array(view.uniform > 0 ? 0 : own.length), length: 0 };
  let at = 0;
  for (let index = 0; index < own.length; index++) {
    const doc = own.docs[index] as number;
    while (at < set.length && (set.docs[at] as number) < doc) {
      more.docs[more.length++] = set.docs[at++] as number;
    }
    const found = at < set.length && set.docs[at] === doc;
    if (found) at++;
    if (view.uniform > 0 || view.levels[columns.classes[doc] as number] === level) continue;
    if (found) more.docs[more.length++] = doc;
    if (hasBit(alive, doc)) less.docs[less.length++] = doc;
  }
  while (at < set.length) more.docs[more.length++] = set.docs[at++] as number;
  return { more, less };
}
