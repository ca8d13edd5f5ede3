import type { ContentColumns, ContentTier } from "../columns/contents.ts";
import { shared16, shared32 } from "../columns/growing.ts";
import { ascendingOrder, invertOrder, radixSort } from "../columns/radix-sort.ts";
import { tableOf } from "../columns/text-table.ts";
import type { Tier } from "../index-types.ts";
import type { Renumbering } from "./order-documents.ts";
import type { WrittenContents } from "./write-contents.ts";

/** The contents of a segment: values in order, and their documents for each tier. */
export function finishContents(
  written: WrittenContents,
  { position, order }: Renumbering,
): ContentColumns {
  const { values: texts, groups: groupOf } = written.keys;
  const sorted = ascendingOrder(texts.length).sort(
    (a, b) =>
      (groupOf[a] as number) - (groupOf[b] as number) ||
      ((texts[a] as string) < (texts[b] as string) ? -1 : 1),
  );
  const groups = shared16(texts.length);
  groups.set(Array.from(sorted, (old) => groupOf[old] as number));
  const numbers = invertOrder(sorted);
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
  const order = radixSort(ascendingOrder(size), newDocs, position.length);
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
