import type { SegmentColumns } from "../columns/segment-columns.ts";
import type { Segment } from "./opened-segment.ts";

/** The row of a set of documents for which nothing is counted ready; see ReadyCounts. */
export const notReady = -1;

/** The row with the most documents, of those rows whose words all lie within the ranges. */
export function readyRowOfWords(
  { columns, readySizes }: Segment,
  ranges: readonly { from: number; to: number }[],
): number {
  const { froms, tos } = columns.ready;
  let best = notReady;
  let most = 0;
  for (const { from, to } of joinedRanges(ranges)) {
    for (let row = 0; row < froms.length; row++) {
      if ((froms[row] as number) < from || (tos[row] as number) > to) continue;
      const size = readySizes[row] as number;
      if (size > most) [best, most] = [row, size];
    }
  }
  return best;
}

/** Ranges that touch are joined: a word and the words that begin with it follow each other. */
export function joinedRanges(
  ranges: readonly { from: number; to: number }[],
): { from: number; to: number }[] {
  const joint: { from: number; to: number }[] = [];
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = joint.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else joint.push({ from, to });
  }
  return joint;
}

/** The row of the commonest of some facet values. */
export function readyRowOfValues(
  { columns, readySizes }: Segment,
  values: readonly number[],
): number {
  const { ready } = columns;
  let best = notReady;
  let most = 0;
  for (const value of values) {
    const at = ready.values.indexOf(value);
    const size = at < 0 ? 0 : (readySizes[ready.froms.length + at] as number);
    if (size > most) [best, most] = [ready.froms.length + at, size];
  }
  return best;
}

/** The rows in which a document is counted that has these public words and facet values. */
export function readyRowsOf(
  { ready }: SegmentColumns,
  { words, values }: { words: readonly number[]; values: readonly number[] },
): number[] {
  const rows: number[] = [];
  for (let row = 0; row < ready.froms.length; row++) {
    const [from, to] = [ready.froms[row] as number, ready.tos[row] as number];
    if (words.some((word) => from <= word && word < to)) rows.push(row);
  }
  for (const value of values) {
    const at = ready.values.indexOf(value);
    if (at >= 0) rows.push(ready.froms.length + at);
  }
  return rows;
}
