import { shared32 } from "../columns/growing.ts";
import type { FacetTier, SegmentColumns } from "../columns/segment-columns.ts";
import { countRows, type Rows } from "./count-rows.ts";

/** Of fewer documents everything is counted at once. */
const fewDocuments = 1024;
/** What more than one document in so many has is counted when the segment is written. */
const commonShare = 16;

type Counted = Pick<
  SegmentColumns,
  "wordStarts" | "wordTotals" | "postingDocs" | "postingEntries" | "facets"
>;

/** Counts of what the commonest words and facet values find; see ReadyCounts. */
export function makeReadyCounts(columns: Counted, documents: number): SegmentColumns["ready"] {
  const { wordTotals, facets } = columns;
  const words = commonest(wordTotals[0], documents);
  const values = commonest(facets[0].totals, documents);
  const sets = [
    ...Array.from(words, (word) => () => documentsOfWord(columns, word)),
    ...Array.from(values, (value) => () => documentsOfValue(facets[0], value)),
  ];
  const size = facets.reduce((most, { totals }) => Math.max(most, totals.length), 0);
  const [public_, restricted, private_] = facets.map(({ totals }) =>
    shared32(totals.length === 0 ? 0 : size * sets.length),
  ) as [Uint32Array, Uint32Array, Uint32Array];
  const counts = [public_, restricted, private_] as const;
  for (const [row, documentsOf] of sets.entries()) {
    const set = documentsOf();
    for (const [tier, facet] of facets.entries()) {
      if (facet.totals.length > 0) counts[tier]?.set(countRows(facet, set), row * size);
    }
  }
  return { words, values, counts };
}

function commonest(totals: Uint32Array, documents: number): Uint32Array {
  const numbers: number[] = [];
  for (let at = 0; at < totals.length && documents >= fewDocuments; at++) {
    if ((totals[at] as number) * commonShare > documents) numbers.push(at);
  }
  const common = shared32(numbers.length);
  common.set(numbers);
  return common;
}

/** Documents with a public entry of a word, ascending, dead ones included. */
export function documentsOfWord(
  {
    wordStarts,
    wordTotals,
    postingDocs,
    postingEntries,
  }: Pick<SegmentColumns, "wordStarts" | "wordTotals" | "postingDocs" | "postingEntries">,
  word: number,
): Rows {
  const start = wordStarts[word] as number;
  const end = wordStarts[word + 1] as number;
  const length = wordTotals[0][word] as number;
  // A document has one entry of a tier.
  if (length === end - start) return { docs: postingDocs.subarray(start, end), length };
  const docs = new Uint32Array(length);
  let to = 0;
  for (let at = start; at < end; at++) {
    if (((postingEntries[at] as number) & 3) === 0) docs[to++] = postingDocs[at] as number;
  }
  return { docs, length };
}

/** Documents with a value, ascending, dead ones included. */
export function documentsOfValue(facet: FacetTier, value: number): Rows {
  const { bitmapAt, bits, valueStarts, valueDocs, totals } = facet;
  const length = totals[value] as number;
  const bitmap = bitmapAt[value] as number;
  if (bitmap === 0) {
    const start = valueStarts[value] as number;
    return { docs: valueDocs.subarray(start, start + length), length };
  }
  const docs = new Uint32Array(length);
  let to = 0;
  for (let at = bitmap - 1; to < length; at++) {
    let rest = bits[at] as number;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      docs[to++] = ((at - bitmap + 1) << 5) + 31 - Math.clz32(bit);
    }
  }
  return { docs, length };
}
