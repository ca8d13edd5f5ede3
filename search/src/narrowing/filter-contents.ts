import { clearBit, hasBit, setBit } from "../columns/bits.ts";
import { contentNumber, eachDocument } from "../columns/contents.ts";
import { borrowBits, type WideScratch } from "../columns/wide-scratch.ts";
import type { ContentCondition } from "../index-types.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { readableDocuments } from "../segments/readable-documents.ts";
import { levelAt } from "../segments/segment-view.ts";

/** Values of a group of contents, one of which is wanted. */
export interface ContentFilter {
  group: number;
  values: readonly string[];
}

/** The contents that documents must and must not have. */
export interface ContentFilters {
  contains: readonly ContentFilter[];
  without: readonly ContentFilter[];
}

/** @throws RangeError for a group that is not declared. */
export function readContents(
  { contents }: SchemaPlan,
  wanted: readonly ContentCondition[] | undefined,
): ContentFilter[] {
  return (wanted ?? []).map(({ group: key, values }) => {
    const group = contents.get(key);
    if (group === undefined) throw new RangeError(`No contents "${key}" in the schema`);
    return { group, values };
  });
}

export const contentsKey = ({ contains, without }: ContentFilters): string =>
  contains.length + without.length === 0 ? "" : JSON.stringify([contains, without]);

/**
 * Visible documents with all that is wanted and nothing that is not, as bits that are lent for this
 * search; null when nothing is.
 */
export function bitsOfContents(
  seen: ViewedSegment,
  filters: ContentFilters,
  scratch: WideScratch,
): Uint32Array | null {
  const { contains, without } = filters;
  if (contains.length + without.length === 0) return null;
  const { documents } = seen.segment;
  const bits = borrowBits(scratch, documents);
  const [first, ...others] = contains;
  if (first !== undefined) addContaining(seen, first, bits);
  else bits.set(readableDocuments(seen, 0) ?? bits);
  for (const filter of others) {
    const own = borrowBits(scratch, documents);
    addContaining(seen, filter, own);
    for (let at = 0; at < bits.length; at++) {
      bits[at] = (bits[at] as number) & (own[at] as number);
    }
  }
  for (const filter of without) removeContaining(seen, filter, bits);
  return bits;
}

function addContaining(seen: ViewedSegment, filter: ContentFilter, bits: Uint32Array): void {
  const { segment } = seen;
  eachPosting(seen, filter, ({ readable, postings, value }) => {
    const bitmap = postings.bitmapAt[value] as number;
    if (bitmap > 0) {
      for (let at = 0; at < bits.length; at++) {
        const more = (postings.bits[bitmap - 1 + at] as number) & (readable[at] as number);
        bits[at] = (bits[at] as number) | more;
      }
      return;
    }
    eachDocument(postings, { value, documents: segment.documents }, (doc) => {
      if (hasBit(readable, doc)) setBit(bits, doc);
    });
  });
}

function removeContaining(seen: ViewedSegment, filter: ContentFilter, bits: Uint32Array): void {
  const { segment } = seen;
  eachPosting(seen, filter, ({ readable, postings, value }) => {
    const bitmap = postings.bitmapAt[value] as number;
    if (bitmap > 0) {
      for (let at = 0; at < bits.length; at++) {
        const less = (postings.bits[bitmap - 1 + at] as number) & (readable[at] as number);
        bits[at] = (bits[at] as number) & ~less;
      }
      return;
    }
    eachDocument(postings, { value, documents: segment.documents }, (doc) => {
      if (hasBit(readable, doc)) clearBit(bits, doc);
    });
  });
}

type Posting = {
  readable: Uint32Array;
  postings: ViewedSegment["segment"]["columns"]["contents"]["tiers"][number];
  value: number;
};

/** The postings of each wanted value in each tier of which something is readable. */
function eachPosting(
  seen: ViewedSegment,
  { group, values }: ContentFilter,
  visit: (posting: Posting) => void,
): void {
  const { contents } = seen.segment.columns;
  for (const text of values) {
    const value = contentNumber(contents, group, text);
    if (value < 0) continue;
    for (const [tier, postings] of contents.tiers.entries()) {
      if (postings.starts.length === 0) continue;
      const readable = readableDocuments(seen, tier);
      if (readable !== null) visit({ readable, postings, value });
    }
  }
}

/** Whether a document contains one of the values, as far as the viewer may know. */
export function containsOne(
  seen: ViewedSegment,
  doc: number,
  { group, values }: ContentFilter,
): boolean {
  const { segment, view } = seen;
  const { contents } = segment.columns;
  const level = levelAt(segment, view, doc);
  return values.some((text) => {
    const value = contentNumber(contents, group, text);
    if (value < 0) return false;
    return contents.tiers.some(({ starts, docs, bitmapAt, bits }, tier) => {
      if (tier >= level || starts.length === 0) return false;
      const bitmap = bitmapAt[value] as number;
      if (bitmap > 0) return hasBit(bits.subarray(bitmap - 1), doc);
      let low = starts[value] as number;
      let high = starts[value + 1] as number;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((docs[middle] as number) < doc) low = middle + 1;
        else high = middle;
      }
      return low < (starts[value + 1] as number) && docs[low] === doc;
    });
  });
}

/** Visible documents with a value of the segment. */
export function countContaining(seen: ViewedSegment, value: number): number {
  const { segment } = seen;
  let count = 0;
  for (const [tier, postings] of segment.columns.contents.tiers.entries()) {
    const readable = postings.starts.length === 0 ? null : readableDocuments(seen, tier);
    if (readable === null) continue;
    eachDocument(postings, { value, documents: segment.documents }, (doc) => {
      if (hasBit(readable, doc)) count++;
    });
  }
  return count;
}
