import type { FacetRegistry } from "./facet-registry.ts";
import { createRegistry, facetNumber } from "./facet-registry.ts";
import { type Growing32, growing32, push32, shared16, shared32 } from "./growing.ts";
import type { IndexDocument, Tier } from "./index-types.ts";
import type { Renumbering } from "./natural-order.ts";
import { inOrder, inverse, radixSort } from "./radix-sort.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import { type TextTable, tableOf, textAt, textCount } from "./text-table.ts";

/** Documents by value, of one tier. All empty when there is none. */
export interface ContentTier {
  /** Documents of a value from `starts[value]`, ascending; none here when it has a bitmap. */
  starts: Uint32Array;
  docs: Uint32Array;
  /** 1 + where the bitmap of a common value begins in `bits`, or 0. */
  bitmapAt: Uint32Array;
  bits: Uint32Array;
}

/** What documents contain: asked for or ruled out one by one, and never counted all together. */
export interface ContentColumns {
  /** In order of their groups' numbers, then of code units. */
  values: TextTable;
  groups: Uint16Array;
  tiers: readonly [ContentTier, ContentTier, ContentTier];
}

/** Contents as they come: value * 4 + tier of a document. */
export interface WrittenContents {
  keys: FacetRegistry;
  docs: Growing32;
  values: Growing32;
}

export const createContents = (groups: number): WrittenContents => ({
  keys: createRegistry(groups),
  docs: growing32(),
  values: growing32(),
});

/** Adds what the document with the number `doc` contains; of a value the most open tier counts. */
export function writeContents(
  { keys, docs, values }: WrittenContents,
  plan: SchemaPlan,
  { doc, contents = [] }: { doc: number; contents: IndexDocument["contents"] },
): void {
  if (contents.length === 0) return;
  const tiers = new Map<number, Tier>();
  for (const { group, value, tier } of contents) {
    const id = facetNumber(keys, plan.contents.get(group) as number, value);
    tiers.set(id, Math.min(tier, tiers.get(id) ?? tier) as Tier);
  }
  for (const [id, tier] of tiers) {
    push32(docs, doc);
    push32(values, id * 4 + tier);
  }
}

export function finishContents(
  written: WrittenContents,
  { position, order }: Renumbering,
): ContentColumns {
  const { values: texts, groups: groupOf } = written.keys;
  const sorted = inOrder(texts.length).sort(
    (a, b) =>
      (groupOf[a] as number) - (groupOf[b] as number) ||
      ((texts[a] as string) < (texts[b] as string) ? -1 : 1),
  );
  const groups = shared16(texts.length);
  groups.set(Array.from(sorted, (old) => groupOf[old] as number));
  const numbers = inverse(sorted);
  const size = { documents: order.length, count: texts.length };
  const tierOf = (tier: Tier) => finishTier(rowsOf(written, { position, numbers, tier }), size);
  return {
    values: tableOf(Array.from(sorted, (old) => texts[old] as string)),
    groups,
    tiers: [tierOf(0), tierOf(1), tierOf(2)],
  };
}

/** Rows of one tier with the new numbers of documents and values, by document. */
function rowsOf(
  { docs, values }: WrittenContents,
  asked: { position: Uint32Array; numbers: Uint32Array; tier: Tier },
): { docs: Uint32Array; values: Uint32Array } {
  const { position, numbers, tier } = asked;
  let size = 0;
  for (let row = 0; row < docs.length; row++) {
    if (((values.data[row] as number) & 3) === tier) size++;
  }
  const newDocs = new Uint32Array(size);
  const newValues = new Uint32Array(size);
  let to = 0;
  for (let row = 0; row < docs.length; row++) {
    const value = values.data[row] as number;
    if ((value & 3) !== tier) continue;
    newDocs[to] = position[docs.data[row] as number] as number;
    newValues[to++] = numbers[value >>> 2] as number;
  }
  const order = radixSort(inOrder(size), newDocs, position.length);
  return {
    docs: newDocs.map((_, at) => newDocs[order[at] as number] as number),
    values: newValues.map((_, at) => newValues[order[at] as number] as number),
  };
}

function finishTier(
  rows: { docs: Uint32Array; values: Uint32Array },
  { documents, count }: { documents: number; count: number },
): ContentTier {
  if (rows.docs.length === 0) {
    return { starts: shared32(0), docs: shared32(0), bitmapAt: shared32(0), bits: shared32(0) };
  }
  const width = (documents + 31) >> 5;
  const totals = new Uint32Array(count);
  for (const value of rows.values) totals[value] = (totals[value] as number) + 1;
  const bitmapAt = shared32(count);
  const starts = shared32(count + 1);
  let bitmaps = 0;
  for (let value = 0; value < count; value++) {
    const total = totals[value] as number;
    // A bitmap where it is smaller than a list of numbers.
    const dense = total > width && documents > 256;
    if (dense) bitmapAt[value] = 1 + width * bitmaps++;
    starts[value + 1] = (starts[value] as number) + (dense ? 0 : total);
  }
  const bits = shared32(width * bitmaps);
  const docs = shared32(starts[count] as number);
  const next = starts.slice();
  for (let row = 0; row < rows.docs.length; row++) {
    const doc = rows.docs[row] as number;
    const value = rows.values[row] as number;
    const bitmap = bitmapAt[value] as number;
    if (bitmap === 0) {
      docs[next[value] as number] = doc;
      next[value] = (next[value] as number) + 1;
    } else {
      const word = bitmap - 1 + (doc >> 5);
      bits[word] = (bits[word] as number) | (1 << (doc & 31));
    }
  }
  return { starts, docs, bitmapAt, bits };
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

export function eachBit(bits: Uint32Array, visit: (at: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    let rest = bits[at] as number;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      visit((at << 5) + 31 - Math.clz32(bit));
    }
  }
}

/** Adds the contents of a segment's documents under their numbers in a writer, but not `gone`. */
export function copyContents(
  to: WrittenContents,
  from: ContentColumns,
  { moved, gone }: { moved: Uint32Array; gone: number },
): void {
  for (let value = 0; value < textCount(from.values); value++) {
    let id = -1;
    for (const [tier, rows] of from.tiers.entries()) {
      eachDocument(rows, { value, documents: moved.length }, (doc) => {
        const number = moved[doc] as number;
        if (number === gone) return;
        if (id < 0) {
          id = facetNumber(to.keys, from.groups[value] as number, textAt(from.values, value));
        }
        push32(to.docs, number);
        push32(to.values, id * 4 + tier);
      });
    }
  }
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
