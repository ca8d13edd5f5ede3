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

function finishTier(
  writer: SegmentWriter,
  { order, numbers, tier }: Renumbering & { numbers: Uint32Array; tier: number },
): FacetTier {
  const { values: rows, ends } = writer.facets;
  const starts = shared32(order.length + 1);
  let size = 0;
  for (let doc = 0; doc < order.length; doc++) {
    const old = order[doc] as number;
    for (let row = startOf(ends.data, old); row < (ends.data[old] as number); row++) {
      if (((rows.data[row] as number) & 3) === tier) size++;
    }
    starts[doc + 1] = size;
  }
  if (size === 0) return emptyTier();
  const values = numbers.length <= 65536 ? shared16(size) : shared32(size);
  let to = 0;
  for (let doc = 0; doc < order.length; doc++) {
    const old = order[doc] as number;
    for (let row = startOf(ends.data, old); row < (ends.data[old] as number); row++) {
      const value = rows.data[row] as number;
      if ((value & 3) === tier) values[to++] = numbers[value >>> 2] as number;
    }
    sortShort(values, starts[doc] as number, to);
  }
  return { starts, values, ...byValue({ starts, values, count: numbers.length }) };
}

const startOf = (ends: Uint32Array, doc: number): number =>
  doc === 0 ? 0 : (ends[doc - 1] as number);

const emptyTier = (): FacetTier => ({
  starts: shared32(0),
  values: shared16(0),
  valueStarts: shared32(0),
  valueDocs: shared32(0),
  bitmapAt: shared32(0),
  bits: shared32(0),
  totals: shared32(0),
});

/** A document's few values are nearly in order as they come. */
function sortShort(values: Uint16Array | Uint32Array, start: number, end: number): void {
  for (let at = start + 1; at < end; at++) {
    const value = values[at] as number;
    let to = at;
    for (; to > start && (values[to - 1] as number) > value; to--) {
      values[to] = values[to - 1] as number;
    }
    values[to] = value;
  }
}

/** Documents of each value: as a bitmap where that is smaller than a list of numbers. */
function byValue({
  starts,
  values,
  count,
}: Pick<FacetTier, "starts" | "values"> & { count: number }): Omit<FacetTier, "starts" | "values"> {
  const documents = starts.length - 1;
  const width = (documents + 31) >> 5;
  const totals = shared32(count);
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    totals[value] = (totals[value] as number) + 1;
  }
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
    for (let at = starts[doc] as number; at < (starts[doc + 1] as number); at++) {
      const value = values[at] as number;
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
  return { valueStarts, valueDocs, bitmapAt, bits, totals };
}
