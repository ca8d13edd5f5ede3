import { setBit } from "./bits.ts";
import { firstRowFrom } from "./first-row-from.ts";
import type { FacetTier } from "./segment-columns.ts";

/** The most values whose numbers fit in 16 bits, so that two places are one number. */
export const mostHalves = 0xffff;

/** Values of the document that is visited, reused: no visit begins within another one. */
let visited = new Uint32Array(256);

/** Visits the values of a document in one tier. */
export function eachValue(facet: FacetTier, doc: number, visit: (value: number) => void): void {
  if (visited.length < facet.totals.length) visited = new Uint32Array(facet.totals.length);
  const values = visited;
  const length = valuesAt(facet, doc, values);
  for (let at = 0; at < length; at++) visit(values[at] as number);
}

/** Writes the values of a document in one tier into an array, and answers how many they are. */
export function valuesAt(facet: FacetTier, doc: number, into: Uint32Array): number {
  const none = facet.totals.length;
  if (none === 0) return 0;
  const { common, rows, width, restDocs, restValues } = facet;
  const size = width[0] as number;
  const words = common.length >> 5;
  let length = 0;
  for (let word = 0; word < words; word++) {
    let rest = rows[doc * size + word] as number;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      into[length++] = common[(word << 5) + 31 - Math.clz32(bit)] as number;
    }
  }
  for (let at = doc * size + words; at < (doc + 1) * size; at++) {
    const place = rows[at] as number;
    const one = none > mostHalves ? place : place & 0xffff;
    if (one !== none) into[length++] = one;
    if (none > mostHalves) continue;
    const other = place >>> 16;
    if (other !== none) into[length++] = other;
  }
  const end = restDocs.length;
  let row = end === 0 ? 0 : firstRowFrom(restDocs, { doc, from: 0, end });
  for (; row < end && restDocs[row] === doc; row++) into[length++] = restValues[row] as number;
  return length;
}

/** Adds the documents of a value in one tier, removed ones included, to a set of bits. */
export function addDocumentsOf(
  { bitmapAt, bits, valueStarts, valueDocs }: FacetTier,
  value: number,
  to: Uint32Array,
): void {
  const bitmap = bitmapAt[value] as number;
  if (bitmap > 0) {
    for (let at = 0; at < to.length; at++) {
      to[at] = (to[at] as number) | (bits[bitmap - 1 + at] as number);
    }
    return;
  }
  const end = valueStarts[value + 1] as number;
  for (let at = valueStarts[value] as number; at < end; at++) setBit(to, valueDocs[at] as number);
}
