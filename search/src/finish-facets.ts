import { shared16, shared32 } from "./growing.ts";
import type { Renumbering } from "./natural-order.ts";
import { inOrder, inverse } from "./radix-sort.ts";
import type { FacetTier, SegmentColumns } from "./segment-columns.ts";
import type { SegmentWriter } from "./segment-writer.ts";
import { tableOf } from "./text-table.ts";

/** Facet values in order, and their columns for each tier. */
export function finishFacets(
  writer: SegmentWriter,
  renumbering: Renumbering,
): Pick<SegmentColumns, "facetKeys" | "facetGroups" | "facets"> {
  const { values: texts, groups } = writer.facetKeys;
  const sorted = inOrder(texts.length).sort(
    (a, b) =>
      (groups[a] as number) - (groups[b] as number) ||
      ((texts[a] as string) < (texts[b] as string) ? -1 : 1),
  );
  const numbers = inverse(sorted);
  const facetGroups = shared16(texts.length);
  facetGroups.set(Array.from(sorted, (old) => groups[old] as number));
  const tierOf = (tier: number) => finishTier(writer, { ...renumbering, numbers, tier });
  return {
    facetKeys: tableOf(Array.from(sorted, (old) => texts[old] as string)),
    facetGroups,
    facets: [tierOf(0), tierOf(1), tierOf(2)],
  };
}

function finishTier(writer: SegmentWriter, asked: TierAsked): FacetTier {
  const totals = shared32(asked.numbers.length);
  eachRow(writer, asked, (_, value) => {
    totals[value] = (totals[value] as number) + 1;
  });
  if (totals.every((total) => total === 0)) return emptyTier();
  return { ...byDocument(writer, asked, totals), ...byValue(writer, asked, totals), totals };
}

interface TierAsked extends Renumbering {
  numbers: Uint32Array;
  tier: number;
}

/** Every value of the tier, by document. */
function eachRow(
  { facets: { values, ends } }: SegmentWriter,
  { order, numbers, tier }: TierAsked,
  visit: (doc: number, value: number) => void,
): void {
  for (let doc = 0; doc < order.length; doc++) {
    const old = order[doc] as number;
    const end = ends.data[old] as number;
    for (let row = old === 0 ? 0 : (ends.data[old - 1] as number); row < end; row++) {
      const value = values.data[row] as number;
      if ((value & 3) === tier) visit(doc, numbers[value >>> 2] as number);
    }
  }
}

const emptyTier = (): FacetTier => ({
  common: shared32(0),
  masks: shared32(0),
  places: shared16(0),
  width: shared32(1),
  restDocs: shared32(0),
  restValues: shared32(0),
  valueStarts: shared32(0),
  valueDocs: shared32(0),
  bitmapAt: shared32(0),
  bits: shared32(0),
  totals: shared32(0),
});

type ByDocument = Pick<
  FacetTier,
  "common" | "masks" | "places" | "width" | "restDocs" | "restValues"
>;

function byDocument(writer: SegmentWriter, asked: TierAsked, totals: Uint32Array): ByDocument {
  const documents = asked.order.length;
  const common = commonValues(totals, documents);
  const words = common.length >> 5;
  const bitOf = new Int32Array(totals.length).fill(-1);
  for (let bit = 0; bit < common.length; bit++) {
    if ((common[bit] as number) < totals.length) bitOf[common[bit] as number] = bit;
  }
  const taken = new Uint32Array(documents);
  eachRow(writer, asked, (doc, value) => {
    if ((bitOf[value] as number) < 0) taken[doc] = (taken[doc] as number) + 1;
  });
  const size = widthOf(taken);
  const masks = shared32(documents * words);
  const length = documents * size;
  const places = totals.length <= 65535 ? shared16(length) : shared32(length);
  places.fill(totals.length);
  const rest = shared32(taken.reduce((sum, own) => sum + Math.max(0, own - size), 0));
  const found = { restDocs: rest, restValues: shared32(rest.length) };
  taken.fill(0);
  let row = 0;
  eachRow(writer, asked, (doc, value) => {
    const bit = bitOf[value] as number;
    if (bit >= 0) {
      const at = doc * words + (bit >> 5);
      masks[at] = (masks[at] as number) | (1 << (bit & 31));
      return;
    }
    const place = taken[doc] as number;
    taken[doc] = place + 1;
    if (place < size) places[doc * size + place] = value;
    else {
      found.restDocs[row] = doc;
      found.restValues[row++] = value;
    }
  });
  const width = shared32(1);
  width[0] = size;
  return { common, masks, places, width, ...found };
}

/** Fewer documents are counted one as fast as the other. */
const fewDocuments = 1024;

/** The commonest values, as long as 32 of them are one value more of each document. */
function commonValues(totals: Uint32Array, documents: number): Uint32Array {
  const sorted = inOrder(totals.length).sort(
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

/** So many places that only one document in 64 has not enough of them. */
function widthOf(taken: Uint32Array): number {
  const most = taken.reduce((a, b) => Math.max(a, b), 0);
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
  writer: SegmentWriter,
  asked: TierAsked,
  totals: Uint32Array,
): Pick<FacetTier, "valueStarts" | "valueDocs" | "bitmapAt" | "bits"> {
  const documents = asked.order.length;
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
  eachRow(writer, asked, (doc, value) => {
    const bitmap = bitmapAt[value] as number;
    if (bitmap === 0) {
      valueDocs[next[value] as number] = doc;
      next[value] = (next[value] as number) + 1;
    } else {
      const word = bitmap - 1 + (doc >> 5);
      bits[word] = (bits[word] as number) | (1 << (doc & 31));
    }
  });
  return { valueStarts, valueDocs, bitmapAt, bits };
}
