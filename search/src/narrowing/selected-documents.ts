import { documentsOfBits } from "../columns/bits.ts";
import type { FoundDocuments } from "../matching/match-segment.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";

/** Documents of a segment that are in the result, ascending. */
export interface SelectedDocuments {
  docs: Uint32Array;
  length: number;
  /** Position of each in `found`; null when they are the found ones in turn. */
  positions: Uint32Array | null;
  /** null when nothing tells them apart but the natural order. */
  found: FoundDocuments | null;
}

/** All visible documents. */
export const everyDocument = (seen: ViewedSegment): SelectedDocuments =>
  firstDocuments(seen, seen.view.visible);

/** The first visible documents, up to the number wanted. */
export function firstDocuments(
  { segment, view }: ViewedSegment,
  wanted: number,
): SelectedDocuments {
  if (view.scoped !== null) {
    const docs = view.scoped.docs.subarray(0, wanted);
    return { docs, length: docs.length, positions: null, found: null };
  }
  const docs = new Uint32Array(Math.min(wanted, view.visible));
  let length = 0;
  for (let doc = 0; length < docs.length; doc++) {
    if (levelAt(segment, view, doc) > 0) docs[length++] = doc;
  }
  return { docs, length, positions: null, found: null };
}

/** Documents with all of the sets' bits. */
export function documentsInAll(sets: readonly Uint32Array[]): SelectedDocuments {
  const [first = new Uint32Array(0), ...others] = sets;
  const bits = others.length > 0 ? first.slice() : first;
  for (const other of others) {
    for (let at = 0; at < bits.length; at++) {
      bits[at] = (bits[at] as number) & (other[at] as number);
    }
  }
  const docs = documentsOfBits(bits);
  return { docs, length: docs.length, positions: null, found: null };
}

/** The found documents that are in all of the sets, of which there is one at least. */
export function foundInAll(
  found: FoundDocuments,
  [first, ...others]: readonly Uint32Array[],
): SelectedDocuments {
  const docs = new Uint32Array(found.length);
  const positions = new Uint32Array(found.length);
  let length = 0;
  for (let at = 0; first !== undefined && at < found.length; at++) {
    const doc = found.docs[at] as number;
    // A document that is not in the set is written over by the next.
    docs[length] = doc;
    positions[length] = at;
    length += ((first[doc >> 5] as number) >>> (doc & 31)) & 1;
  }
  for (const bits of others) {
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const doc = docs[at] as number;
      docs[kept] = doc;
      positions[kept] = positions[at] as number;
      kept += ((bits[doc >> 5] as number) >>> (doc & 31)) & 1;
    }
    length = kept;
  }
  return { docs, length, positions, found };
}
