import { countBits, documentsOfBits } from "../columns/bits.ts";
import { borrowNumbers, type WideScratch } from "../columns/wide-scratch.ts";
import type { FoundDocuments } from "../matching/found-documents.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";

/** Documents of a segment that are in the result, ascending. */
export interface SelectedDocuments {
  /** Where no words were asked for, listed when somebody reads it. */
  readonly docs: Uint32Array;
  length: number;
  /** The first ones alone, without a list of all. */
  first(wanted: number): Uint32Array;
  /** Position of each in `found`; null when they are the found ones in turn. */
  positions: Uint32Array | null;
  /** null when nothing tells them apart but the natural order. */
  found: FoundDocuments | null;
}

/** All visible documents. */
export function everyDocument({ segment, view }: ViewedSegment): SelectedDocuments {
  const { scoped, visible } = view;
  if (scoped !== null) return listed(visible, (wanted) => scoped.docs.subarray(0, wanted));
  return listed(visible, (wanted) => {
    const docs = new Uint32Array(Math.min(wanted, visible));
    let length = 0;
    for (let doc = 0; length < docs.length; doc++) {
      if (levelAt(segment, view, doc) > 0) docs[length++] = doc;
    }
    return docs;
  });
}

/** Documents with all of the sets' bits. */
export function documentsInAll(
  [first, ...others]: readonly Uint32Array[],
  scratch: WideScratch,
): SelectedDocuments {
  if (first === undefined) return listed(0, () => new Uint32Array(0));
  const bits = others.length === 0 ? first : borrowNumbers(scratch, first.length);
  if (bits !== first) bits.set(first);
  for (const other of others) {
    for (let at = 0; at < bits.length; at++) {
      bits[at] = (bits[at] as number) & (other[at] as number);
    }
  }
  const length = countBits(bits);
  return listed(length, (wanted) => documentsOfBits(bits, Math.min(wanted, length)));
}

function listed(length: number, first: SelectedDocuments["first"]): SelectedDocuments {
  let all: Uint32Array | null = null;
  return {
    length,
    first,
    positions: null,
    found: null,
    get docs() {
      all ??= first(length);
      return all;
    },
  };
}

/** The found documents that are in all of the sets, of which there is one at least. */
export function foundInAll(
  found: FoundDocuments,
  [first, ...others]: readonly Uint32Array[],
  scratch: WideScratch,
): SelectedDocuments {
  const { docs: all, length: most } = found;
  const docs = borrowNumbers(scratch, most);
  const positions = borrowNumbers(scratch, most);
  let length = 0;
  for (let at = 0; first !== undefined && at < most; at++) {
    const doc = all[at] as number;
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
  return { docs, length, first: (wanted) => docs.subarray(0, wanted), positions, found };
}

/** All that was found. */
export const everyFound = (found: FoundDocuments): SelectedDocuments => ({
  length: found.length,
  first: (wanted) => found.docs.subarray(0, wanted),
  positions: null,
  found,
  get docs() {
    return found.docs;
  },
});
