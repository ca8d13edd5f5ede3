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
import { inOrder, radixSort } from "./radix-sort.ts";

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

/** 32 bits of a text; another seed gives other bits. */
export function hashOf(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const checkSeed = 0x9e3779b9;

export function addRow(rows: GrowingRows, row: { text: string; doc: number; entry: number }): void {
  push32(rows.hashes, hashOf(row.text));
  push32(rows.checks, hashOf(row.text, checkSeed));
  push32(rows.docs, row.doc);
  push16(rows.entries, row.entry);
}

/** The rows sorted, in shared memory; `position` gives the documents' new numbers. */
export function finishRows(rows: GrowingRows, position: Uint32Array): HashedRows {
  const { length } = rows.docs;
  const renumbered = new Uint32Array(length);
  for (let at = 0; at < length; at++) {
    renumbered[at] = position[rows.docs.data[at] as number] as number;
  }
  const byDoc = radixSort(inOrder(length), renumbered, position.length);
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
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] as number) < hash) low = middle + 1;
    else high = middle;
  }
  if (hashes[low] !== hash) return;
  const check = hashOf(text, checkSeed);
  for (let at = low; at < hashes.length && hashes[at] === hash; at++) {
    if (checks[at] === check && visit(docs[at] as number, entries[at] as number)) return;
  }
}
