import { documentsOfBits, hasBit, setBit } from "../columns/bits.ts";
import { addDocumentsOf } from "../columns/facet-values.ts";
import type { Segment, ViewedSegment } from "../segments/opened-segment.ts";
import type { DocumentList } from "./count-rows.ts";

/** Counts of a row by value, as read at a level from 1. They are shared: not to be written into. */
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
 * How a set differs from a row of ready counts whose readable documents are all in it: `more` are
 * documents to be counted beside, `less` those that the row counts at a level too high for them.
 */
export function differenceFromReady(
  { segment, view }: ViewedSegment,
  { row, set, level }: { row: number; set: DocumentList; level: number },
): { more: DocumentList; less: DocumentList } {
  const { columns, alive } = segment;
  const own = bitsOfRow(segment, row);
  const { docs, length } = set;
  const more = { docs: new Uint32Array(length), length: 0 };
  const less = { docs: more.docs, length: 0 };
  for (let at = 0; at < length; at++) {
    const doc = docs[at] as number;
    const inRow = ((own[doc >> 5] as number) >>> (doc & 31)) & 1;
    // A document that is in the row is written over by the next.
    more.docs[more.length] = doc;
    more.length += view.uniform > 0 || isRegular(doc) ? 1 - inRow : 1;
  }
  if (view.uniform > 0) return { more, less };
  less.docs = documentsOfBits(own).filter((doc) => !isRegular(doc) && hasBit(alive, doc));
  less.length = less.docs.length;
  return { more, less };

  /** Whether a document is read at the level at which most are. */
  function isRegular(doc: number): boolean {
    return view.levels[columns.classes[doc] as number] === level;
  }
}

/** Documents of a row as a set of bits, removed ones included. */
function bitsOfRow({ columns, documents }: Segment, row: number): Uint32Array {
  const { facets, ready, wordStarts, postingDocs, postingEntries } = columns;
  const bits = new Uint32Array((documents + 31) >> 5);
  if (row >= ready.froms.length) {
    addDocumentsOf(facets[0], ready.values[row - ready.froms.length] as number, bits);
    return bits;
  }
  const end = wordStarts[ready.tos[row] as number] as number;
  for (let at = wordStarts[ready.froms[row] as number] as number; at < end; at++) {
    if (((postingEntries[at] as number) & 3) === 0) setBit(bits, postingDocs[at] as number);
  }
  return bits;
}
