import {
  type Growing16,
  type Growing32,
  growing16,
  growing32,
  push16,
  push32,
  shared16,
  shared32,
} from "./growing.ts";
import { ascendingOrder, radixSort } from "./radix-sort.ts";

/**
 * Documents by a text that is only ever looked up whole. The text itself is not kept: 64 bits of
 * hash stand for it. Rows are in order of the first hash, those of one text in document order.
 */
export interface HashedRows {
  hashes: Uint32Array;
  checks: Uint32Array;
  docs: Uint32Array;
  /** Why the document stands there; see postings.ts. */
  entries: Uint16Array;
}

export interface GrowingRows {
  hashes: Growing32;
  checks: Growing32;
  docs: Growing32;
  entries: Growing16;
}

export const growingRows = (): GrowingRows => ({
  hashes: growing32(),
  checks: growing32(),
  docs: growing32(),
  entries: growing16(),
});

const hashSeed = 0x811c9dc5;
const checkSeed = 0x9e3779b9;

const withUnit = (hash: number, unit: number): number => {
  const mixed = Math.imul(hash ^ unit, 0x01000193);
  return mixed ^ (mixed >>> 15);
};

function finished(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** 32 bits of a text; another seed gives other bits. */
export function hashOf(text: string, seed = hashSeed): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = withUnit(hash, text.charCodeAt(at));
  return finished(hash);
}

/** As `hashOf` of a text of ASCII that stands in bytes. */
export function hashOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = hashSeed;
  for (let at = start; at < end; at++) hash = withUnit(hash, bytes[at] as number);
  return finished(hash);
}

interface Row {
  doc: number;
  entry: number;
}

export function addRow(rows: GrowingRows, { text, ...row }: Row & { text: string }): void {
  push32(rows.hashes, hashOf(text));
  push32(rows.checks, hashOf(text, checkSeed));
  pushRow(rows, row);
}

/** As `addRow` of words of ASCII, a blank between them, that stand in bytes, whatever their case. */
export function addRowOfWords(
  rows: GrowingRows,
  { bytes, places, ...row }: Row & { bytes: Uint8Array; places: Growing32 },
): void {
  let hash = hashSeed;
  let check = checkSeed;
  for (let word = 0; word < places.length; word += 2) {
    if (word > 0) {
      hash = withUnit(hash, 0x20);
      check = withUnit(check, 0x20);
    }
    const end = places.data[word + 1] as number;
    for (let at = places.data[word] as number; at < end; at++) {
      const byte = bytes[at] as number;
      const unit = byte > 0x40 && byte < 0x5b ? byte | 0x20 : byte;
      hash = withUnit(hash, unit);
      check = withUnit(check, unit);
    }
  }
  push32(rows.hashes, finished(hash));
  push32(rows.checks, finished(check));
  pushRow(rows, row);
}

function pushRow(rows: GrowingRows, { doc, entry }: Row): void {
  push32(rows.docs, doc);
  push16(rows.entries, entry);
}

/** The two hashes of a text that stand for it in rows, as a word. */
export const termOf = (text: string): string => wordOfHashes(hashOf(text), hashOf(text, checkSeed));

/** The same of a row. */
export const termOfRow = ({ hashes, checks }: GrowingRows, row: number): string =>
  wordOfHashes(hashes.data[row] as number, checks.data[row] as number);

const wordOfHashes = (hash: number, check: number): string =>
  hash.toString(36) + check.toString(36).padStart(7, "0");

/** The rows sorted, in shared memory; `position` gives the documents' new numbers. */
export function finishRows(rows: GrowingRows, position: Uint32Array): HashedRows {
  const { length } = rows.docs;
  const renumbered = new Uint32Array(length);
  for (let at = 0; at < length; at++) {
    renumbered[at] = position[rows.docs.data[at] as number] as number;
  }
  const byDoc = radixSort(ascendingOrder(length), renumbered, position.length);
  const order = radixSort(byDoc, rows.hashes.data);
  const done = {
    hashes: shared32(length),
    checks: shared32(length),
    docs: shared32(length),
    entries: shared16(length),
  };
  for (let at = 0; at < length; at++) {
    const from = order[at] as number;
    done.hashes[at] = rows.hashes.data[from] as number;
    done.checks[at] = rows.checks.data[from] as number;
    done.docs[at] = renumbered[from] as number;
    done.entries[at] = rows.entries.data[from] as number;
  }
  return done;
}

/** Visits the documents of a text, in their order, until `visit` answers true. */
export function eachRowOf(
  rows: HashedRows,
  text: string,
  visit: (doc: number, entry: number) => boolean | undefined,
): void {
  const hash = hashOf(text);
  const { hashes, checks, docs, entries } = rows;
  const low = firstHash(hashes, hash);
  if (hashes[low] !== hash) return;
  const check = hashOf(text, checkSeed);
  for (let at = low; at < hashes.length && hashes[at] === hash; at++) {
    if (checks[at] === check && visit(docs[at] as number, entries[at] as number)) return;
  }
}

/** Hashes lie evenly: it is near where its share of them ends, in memory that is then at hand. */
function firstHash(hashes: Uint32Array, hash: number): number {
  const guess = Math.floor((hash / 2 ** 32) * hashes.length);
  let low = guess;
  let high = guess;
  for (let stride = 64; low > 0 && (hashes[low - 1] as number) >= hash; stride *= 2) {
    high = low;
    low = Math.max(0, low - stride);
  }
  for (let stride = 64; high < hashes.length && (hashes[high] as number) < hash; stride *= 2) {
    low = high;
    high = Math.min(hashes.length, high + stride);
  }
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] as number) < hash) low = middle + 1;
    else high = middle;
  }
  return low;
}
