import type { SegmentColumns } from "../columns/segment-columns.ts";

/** Rows of ready counts in which a document is that has these words and facet values publicly. */
export function rowsOf(
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
