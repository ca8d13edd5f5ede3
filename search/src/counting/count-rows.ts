import { mostHalves } from "../columns/facet-values.ts";
import { firstRowFrom } from "../columns/first-row-from.ts";
import { reused, zerosOf } from "../columns/reused.ts";
import type { FacetTier } from "../columns/segment-columns.ts";

/** Ascending documents of a segment. */
export interface DocumentList {
  readonly docs: Uint32Array;
  length: number;
}

/** Documents counted together, so that their rows stay in the cache: two full sums of masks. */
const block = 7 * 36 * 2;

/** How many documents have each value. */
const counted = reused();
/** How many have each bit of the words that a row begins with. */
const ofBits = reused();

/** Documents of a set by value, in one tier; valid until the next set is counted. */
export function countRows(facet: FacetTier, { docs, length }: DocumentList): Uint32Array {
  const size = facet.totals.length;
  // Empty places hold the number of values: they are counted in the last place, which is cut off.
  const counts = zerosOf(counted, size + 1);
  if (size === 0) return counts.subarray(0, size);
  const words = facet.common.length >> 5;
  const sums = zerosOf(ofBits, facet.common.length);
  for (let from = 0; from < length; from += block) {
    const range = { docs, from, to: Math.min(length, from + block) };
    if (size > mostHalves) countPlaces(facet, range, counts);
    else countHalves(facet, range, counts);
    for (let word = 0; word < words; word++) {
      sumMasks(facet, { ...range, word }, sums);
    }
  }
  for (let bit = 0; bit < facet.common.length; bit++) {
    const sum = sums[bit] as number;
    if (sum > 0) counts[facet.common[bit] as number] = sum;
  }
  countRest(facet, { docs, length }, counts);
  return counts.subarray(0, size);
}

interface Range {
  docs: Uint32Array;
  from: number;
  to: number;
}

/** Counts two values a number. All documents have as many places, so the loop never branches. */
function countHalves(
  { rows, width, common }: FacetTier,
  { docs, from, to }: Range,
  counts: Uint32Array,
): void {
  const size = width[0] as number;
  const words = common.length >> 5;
  for (let at = from; at < to; at++) {
    const start = Math.imul(docs[at] as number, size);
    for (let row = start + words; row < start + size; row++) {
      const both = rows[row] as number;
      const one = both & 0xffff;
      const other = both >>> 16;
      counts[one] = (counts[one] as number) + 1;
      counts[other] = (counts[other] as number) + 1;
    }
  }
}

function countPlaces(
  { rows, width, common }: FacetTier,
  { docs, from, to }: Range,
  counts: Uint32Array,
): void {
  const size = width[0] as number;
  const words = common.length >> 5;
  for (let at = from; at < to; at++) {
    const start = (docs[at] as number) * size;
    for (let row = start + words; row < start + size; row++) {
      const value = rows[row] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}

/** Masks of every fourth bit of a number, and of every second group of four bits. */
const fourth = 0x11111111;
const lowFours = 0x0f0f0f0f;

/**
 * Counts how many of the documents have each of the 32 bits of a word. Seven masks at a time are
 * added bit by bit, as full adders do it in hardware; the sums, from 0 to 7, are gathered in bytes,
 * in which 36 of them fit (252).
 */
function sumMasks(
  { rows, width }: FacetTier,
  { docs, from, to, word }: Range & { word: number },
  sums: Uint32Array,
): void {
  let at = from;
  const size = width[0] as number;
  const first = word << 5;
  const maskOf = (doc: number) => rows[Math.imul(doc, size) + word] as number;
  while (at + 7 <= to) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const stop = Math.min(to - 6, at + 252); at < stop; at += 7) {
      const m1 = maskOf(docs[at] as number);
      const m2 = maskOf(docs[at + 1] as number);
      const m3 = maskOf(docs[at + 2] as number);
      const m4 = maskOf(docs[at + 3] as number);
      const m5 = maskOf(docs[at + 4] as number);
      const m6 = maskOf(docs[at + 5] as number);
      const m7 = maskOf(docs[at + 6] as number);
      const p = m1 ^ m2;
      const q = p ^ m3;
      const r = m4 ^ m5;
      const s = r ^ m6;
      const t = q ^ s;
      const ones = t ^ m7;
      const carry1 = (m1 & m2) | (p & m3);
      const carry2 = (m4 & m5) | (r & m6);
      const carry3 = (q & s) | (t & m7);
      const u = carry1 ^ carry2;
      const twos = u ^ carry3;
      const fours = (carry1 & carry2) | (u & carry3);
      const n1 = (ones & fourth) + ((twos & fourth) << 1) + ((fours & fourth) << 2);
      const n2 =
        ((ones >>> 1) & fourth) + (((twos >>> 1) & fourth) << 1) + (((fours >>> 1) & fourth) << 2);
      const n3 =
        ((ones >>> 2) & fourth) + (((twos >>> 2) & fourth) << 1) + (((fours >>> 2) & fourth) << 2);
      const n4 =
        ((ones >>> 3) & fourth) + (((twos >>> 3) & fourth) << 1) + (((fours >>> 3) & fourth) << 2);
      a += n1 & lowFours;
      b += n2 & lowFours;
      c += n3 & lowFours;
      d += n4 & lowFours;
      e += (n1 >>> 4) & lowFours;
      f += (n2 >>> 4) & lowFours;
      g += (n3 >>> 4) & lowFours;
      h += (n4 >>> 4) & lowFours;
    }
    addBytes(sums, first, a);
    addBytes(sums, first + 1, b);
    addBytes(sums, first + 2, c);
    addBytes(sums, first + 3, d);
    addBytes(sums, first + 4, e);
    addBytes(sums, first + 5, f);
    addBytes(sums, first + 6, g);
    addBytes(sums, first + 7, h);
  }
  for (; at < to; at++) addBits(sums, first, maskOf(docs[at] as number));
}

function addBytes(sums: Uint32Array, bit: number, bytes: number): void {
  sums[bit] = (sums[bit] as number) + (bytes & 255);
  sums[bit + 8] = (sums[bit + 8] as number) + ((bytes >>> 8) & 255);
  sums[bit + 16] = (sums[bit + 16] as number) + ((bytes >>> 16) & 255);
  sums[bit + 24] = (sums[bit + 24] as number) + (bytes >>> 24);
}

function addBits(sums: Uint32Array, first: number, mask: number): void {
  let rest = mask;
  while (rest !== 0) {
    const bit = rest & -rest;
    rest ^= bit;
    const at = first + 31 - Math.clz32(bit);
    sums[at] = (sums[at] as number) + 1;
  }
}

function countRest(
  { restDocs, restValues }: FacetTier,
  { docs, length }: DocumentList,
  counts: Uint32Array,
): void {
  const end = restDocs.length;
  let row = 0;
  for (let at = 0; at < length && row < end; at++) {
    const doc = docs[at] as number;
    if ((restDocs[row] as number) < doc) row = firstRowFrom(restDocs, { doc, from: row, end });
    for (; row < end && restDocs[row] === doc; row++) {
      const value = restValues[row] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}
