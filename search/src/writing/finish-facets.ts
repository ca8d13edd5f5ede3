import { mostHalves } from "../columns/facet-values.ts";
import { shared16, shared32 } from "../columns/growing.ts";
import { ascendingOrder, invertOrder } from "../columns/radix-sort.ts";
import type { FacetTier, SegmentColumns } from "../columns/segment-columns.ts";
import { tableOf } from "../columns/text-table.ts";
import type { Renumbering } from "./order-documents.ts";
import type { FactsWriter } from "./segment-writer.ts";

/** Facet values in order, and their columns for each tier. */
export function finishFacets(
  writer: FactsWriter,
  renumbering: Renumbering,
): Pick<SegmentColumns, "facetKeys" | "facetGroups" | "facets"> {
  const { values: texts, groups } = writer.facetKeys;
  const sorted = ascendingOrder(texts.length).sort(
    (a, b) =>
      (groups[a] as number) - (groups[b] as number) ||
      ((texts[a] as string) < (texts[b] as string) ? -1 : 1),
  );
  const numbers = invertOrder(sorted);
  const facetGroups = shared16(texts.length);
  facetGroups.set(Array.from(sorted, (old) => groups[old] as number));
  const tierOf = (tier: number) => finishTier(writer, { ...renumbering, numbers, tier });
  return {
    facetKeys: tableOf(Array.from(sorted, (old) => texts[old] as string)),
    facetGroups,
    facets: [tierOf(0), tierOf(1), tierOf(2)],
  };
}

function finishTier(writer: FactsWriter, asked: TierOrder): FacetTier {
  const rows = rowsOfTier(writer, asked);
  if (rows.values.length === 0) return emptyTier();
  const totals = shared32(asked.numbers.length);
  for (let row = 0; row < rows.values.length; row++) {
    const value = rows.values[row] as number;
    totals[value] = (totals[value] as number) + 1;
  }
  return { ...byDocument(rows, totals), ...byValue(rows, totals), totals };
}

interface TierOrder extends Renumbering {
  numbers: Uint32Array;
  tier: number;
}

/** Values of document `doc` from `starts[doc]`. */
interface Rows {
  starts: Uint32Array;
  values: Uint32Array;
}

/** The values of one tier, with the new numbers of documents and values. */
function rowsOfTier(
  { facets: { values: written, ends } }: FactsWriter,
  { order, numbers, tier }: TierOrder,
): Rows {
  const starts = new Uint32Array(order.length + 1);
  let size = 0;
  for (let row = 0; row < written.length; row++) {
    if (((written.data[row] as number) & 3) === tier) size++;
  }
  const values = new Uint32Array(size);
  if (size === 0) return { starts, values };
  let to = 0;
  for (let doc = 0; doc < order.length; doc++) {
    const old = order[doc] as number;
    const end = ends.data[old] as number;
    for (let row = old === 0 ? 0 : (ends.data[old - 1] as number); row < end; row++) {
      const value = written.data[row] as number;
      if ((value & 3) === tier) values[to++] = numbers[value >>> 2] as number;
    }
    starts[doc + 1] = to;
  }
  return { starts, values };
}

const emptyTier = (): FacetTier => ({
  common: shared32(0),
  rows: shared32(0),
  width: shared32(1),
  restDocs: shared32(0),
  restValues: shared32(0),
  valueStarts: shared32(0),
  valueDocs: shared32(0),
  bitmapAt: shared32(0),
  bits: shared32(0),
  totals: shared32(0),
});

type ByDocument = Pick<FacetTier, "common" | "rows" | "width" | "restDocs" | "restValues">;

function byDocument({ starts, values }: Rows, totals: Uint32Array): ByDocument {
  const documents = starts.length - 1;
  const common = commonValues(totals, documents);
  const bitOf = new Int32Array(totals.length).fill(-1);
  for (let bit = 0; bit < common.length; bit++) {
    if ((common[bit] as number) < totals.length) bitOf[common[bit] as number] = bit;
  }
  const taken = new Uint32Array(documents);
  for (let doc = 0; doc < documents; doc++) {
    const end = starts[doc + 1] as number;
    for (let row = starts[doc] as number; row < end; row++) {
      if ((bitOf[values[row] as number] as number) < 0) taken[doc] = (taken[doc] as number) + 1;
    }
  }
  return { common, ...layOut({ starts, values }, { totals, bitOf, taken, common }) };
}

interface Layout {
  totals: Uint32Array;
  common: Uint32Array;
  /** Bit of each common value, otherwise -1. */
  bitOf: Int32Array;
  /** How many values of each document have no bit. */
  taken: Uint32Array;
}

function layOut(
  { starts, values }: Rows,
  { totals, common, bitOf, taken }: Layout,
): Omit<ByDocument, "common"> {
  const places = widthOf(taken);
  const words = common.length >> 5;
  const halves = totals.length <= mostHalves;
  const size = words + (halves ? places >> 1 : places);
  const rows = shared32(taken.length * size);
  const none = totals.length;
  const empty = halves ? none | (none << 16) : none;
  let beyond = 0;
  for (const own of taken) beyond += Math.max(0, own - places);
  const restDocs = shared32(beyond);
  const restValues = shared32(beyond);
  let rest = 0;
  for (let doc = 0; doc < taken.length; doc++) {
    const start = doc * size;
    rows.fill(empty, start + words, start + size);
    let place = 0;
    for (let row = starts[doc] as number; row < (starts[doc + 1] as number); row++) {
      const value = values[row] as number;
      const bit = bitOf[value] as number;
      if (bit >= 0) {
        const at = start + (bit >> 5);
        rows[at] = (rows[at] as number) | (1 << (bit & 31));
      } else if (place < places) {
        const at = start + words + (halves ? place >> 1 : place);
        rows[at] = halves ? withHalf(rows[at] as number, place & 1, value) : value;
        place++;
      } else {
        restDocs[rest] = doc;
        restValues[rest++] = value;
      }
    }
  }
  const width = shared32(1);
  width[0] = size;
  return { rows, width, restDocs, restValues };
}

const withHalf = (both: number, high: number, value: number): number =>
  high === 0 ? (both & 0xffff0000) | value : (both & 0xffff) | (value << 16);

/** With fewer documents, counting bits is no faster than counting places. */
const fewDocuments = 1024;

/** The commonest values, by 32, as long as a document has one of the 32 on average. */
function commonValues(totals: Uint32Array, documents: number): Uint32Array {
  const sorted = ascendingOrder(totals.length).sort(
    (a, b) => (totals[b] as number) - (totals[a] as number),
  );
  let size = 0;
  for (; size < sorted.length && documents >= fewDocuments; size += 32) {
    const next = sorted.subarray(size, size + 32);
    if (next.reduce((sum, value) => sum + (totals[value] as number), 0) < documents) break;
  }
  const common = shared32(size);
  for (let at = 0; at < size; at++) common[at] = sorted[at] ?? totals.length;
  return common;
}

/** The number of places, even, with which at most one document in 64 has too few. */
function widthOf(taken: Uint32Array): number {
  let most = 0;
  for (const own of taken) most = Math.max(most, own);
  const holding = new Uint32Array(most + 1);
  for (const own of taken) holding[own] = (holding[own] as number) + 1;
  let width = most;
  let beyond = 0;
  while (width > 0) {
    beyond += holding[width] as number;
    if (beyond * 64 > taken.length) break;
    width--;
  }
  return width + (width & 1);
}

/** Documents of each value: as a bitmap where that is smaller than a list of numbers. */
function byValue(
  { starts, values }: Rows,
  totals: Uint32Array,
): Pick<FacetTier, "valueStarts" | "valueDocs" | "bitmapAt" | "bits"> {
  const documents = starts.length - 1;
  const count = totals.length;
  const width = (documents + 31) >> 5;
  const bitmapAt = shared32(count);
  const valueStarts = shared32(count + 1);
  let bitmaps = 0;
  for (let value = 0; value < count; value++) {
    const total = totals[value] as number;
    const dense = total > width && documents > 256;
    if (dense) bitmapAt[value] = 1 + width * bitmaps++;
    valueStarts[value + 1] = (valueStarts[value] as number) + (dense ? 0 : total);
  }
  const bits = shared32(width * bitmaps);
  const valueDocs = shared32(valueStarts[count] as number);
  const next = valueStarts.slice();
  for (let doc = 0; doc < documents; doc++) {
    const end = starts[doc + 1] as number;
    for (let row = starts[doc] as number; row < end; row++) {
      const value = values[row] as number;
      const bitmap = bitmapAt[value] as number;
      if (bitmap === 0) {
        valueDocs[next[value] as number] = doc;
        next[value] = (next[value] as number) + 1;
      } else {
        const word = bitmap - 1 + (doc >> 5);
        bits[word] = (bits[word] as number) | (1 << (doc & 31));
      }
    }
  }
  return { valueStarts, valueDocs, bitmapAt, bits };
}
