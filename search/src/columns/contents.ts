import { eachBit } from "./bits.ts";
import { type TextTable, textAt } from "./text-table.ts";

/** Documents by value, of one tier. All empty when there is none. */
export interface ContentTier {
  /** Documents of a value from `starts[value]`, ascending; none here when it has a bitmap. */
  starts: Uint32Array;
  docs: Uint32Array;
  /** 1 + where the bitmap of a common value begins in `bits`, or 0. */
  bitmapAt: Uint32Array;
  bits: Uint32Array;
}

/** The contents of documents: asked for or ruled out one by one, and never counted all together. */
export interface ContentColumns {
  /** In order of their groups' numbers, then of code units. */
  values: TextTable;
  groups: Uint16Array;
  tiers: readonly [ContentTier, ContentTier, ContentTier];
}

/** Visits the documents of a value in one tier, ascending. */
export function eachDocument(
  { starts, docs, bitmapAt, bits }: ContentTier,
  { value, documents }: { value: number; documents: number },
  visit: (doc: number) => void,
): void {
  if (starts.length === 0) return;
  const bitmap = bitmapAt[value] as number;
  if (bitmap > 0) eachBit(bits.subarray(bitmap - 1, bitmap - 1 + ((documents + 31) >> 5)), visit);
  const end = starts[value + 1] as number;
  for (let at = starts[value] as number; at < end; at++) visit(docs[at] as number);
}

/** Number of a value of a group in a segment, or where it would stand. */
export function contentFrom(
  { values, groups }: ContentColumns,
  group: number,
  text: string,
): number {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const own = groups[middle] as number;
    if (own < group || (own === group && textAt(values, middle) < text)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of a value of a group in a segment, or -1. */
export function contentNumber(columns: ContentColumns, group: number, text: string): number {
  const at = contentFrom(columns, group, text);
  const there = columns.groups[at] === group && textAt(columns.values, at) === text;
  return there ? at : -1;
}
