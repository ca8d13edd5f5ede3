import { hasBit } from "../columns/bits.ts";
import { firstRowFrom } from "../columns/first-row-from.ts";
import { identifierField, wordFlag } from "../columns/postings.ts";
import { borrowNumbers, type WideScratch } from "../columns/wide-scratch.ts";
import { greatestImpact, type SchemaPlan } from "../schema-plan.ts";
import type { Segment, SegmentView } from "../segments/opened-segment.ts";
import { readableDocuments } from "../segments/readable-documents.ts";
import { kinds, type WordChoices } from "./word-choices.ts";

/**
 * Documents that meet a query word, ascending, and how: `(values[at] >> shift) | kind` is kind,
 * impact and flags in one number of 16 bits, the greater the better.
 */
export interface WordSet {
  docs: Uint32Array;
  values: Uint16Array;
  length: number;
  shift: number;
  kind: number;
}

export interface WordLookup {
  plan: SchemaPlan;
  view: SegmentView;
  choices: WordChoices;
  scratch: WideScratch;
}

/** Postings of all choices, hidden ones included. */
export function postingCount({ columns }: Segment, { ranges, identified }: WordChoices): number {
  let sum = identified.docs.length;
  for (const { from, to } of ranges) {
    sum += (columns.wordStarts[to] as number) - (columns.wordStarts[from] as number);
  }
  return sum;
}

/** The worth of an identifier that is a query word: as much as a name that is the word. */
export function identifierValue(plan: SchemaPlan, entry: number): number {
  const weight = plan.byNumber[identifierField(entry)]?.weight ?? 0;
  const impact = Math.min(greatestImpact, Math.round(weight * plan.impactUnit));
  return (kinds.exact << 14) | (impact << 3) | wordFlag.inTitle;
}

export function wordSet(segment: Segment, asked: WordLookup): WordSet {
  const { choices, view } = asked;
  const { wordStarts, postingDocs, postingEntries } = segment.columns;
  const [range, more] = choices.ranges;
  const single = more === undefined && choices.identified.docs.length === 0;
  if (single && range !== undefined && range.to === range.from + 1) {
    const start = wordStarts[range.from] as number;
    const end = wordStarts[range.to] as number;
    if (!isBare(segment, view, range.from)) {
      return visiblePart(segment, asked, { start, end, kind: range.kind });
    }
    return {
      docs: postingDocs.subarray(start, end),
      values: postingEntries.subarray(start, end),
      length: end - start,
      shift: 2,
      kind: range.kind << 14,
    };
  }
  const count = postingCount(segment, choices);
  return count < segment.documents >> 10 || count < 256
    ? sparseSet(segment, asked, count)
    : denseSet(segment, asked, count);
}

/** Whether a word's postings are its set: all documents there, and each of them once. */
function isBare({ living, documents, wordCounts }: Segment, view: SegmentView, word: number) {
  if (view.uniform === 0 || living < documents) return false;
  return (wordCounts[1]?.[word] ?? 0) === 0 && (wordCounts[2]?.[word] ?? 0) === 0;
}

/** By tier, the documents of which values of that tier are read. */
type Readable = readonly (Uint32Array | null)[];

const readableOf = (segment: Segment, view: SegmentView): Readable =>
  [0, 1, 2].map((tier) => readableDocuments({ segment, view }, tier));

const isRead = (readable: Readable, doc: number, tier: number): boolean => {
  const bits = readable[tier];
  return bits !== null && bits !== undefined && hasBit(bits, doc);
};

function visiblePart(
  segment: Segment,
  { view, scratch }: WordLookup,
  { start, end, kind }: { start: number; end: number; kind: number },
): WordSet {
  const { postingDocs, postingEntries } = segment.columns;
  const readable = readableOf(segment, view);
  const docs = borrowNumbers(scratch, Math.min(end - start, segment.documents));
  const { values } = scratch;
  let length = 0;
  let last = -1;
  for (let at = start; at < end; at++) {
    const doc = postingDocs[at] as number;
    const entry = postingEntries[at] as number;
    if (!isRead(readable, doc, entry & 3)) continue;
    // The entry of a higher tier tells more.
    if (doc === last) length--;
    docs[length] = doc;
    values[length++] = entry;
    last = doc;
  }
  return { docs, values, length, shift: 2, kind: kind << 14 };
}

/** Few postings: sorted, so that nothing as wide as the catalogue is touched. */
function sparseSet(segment: Segment, { plan, view, choices }: WordLookup, count: number): WordSet {
  const keys = new Float64Array(count);
  let used = 0;
  eachVisible(segment, view, choices, (doc, value) => {
    keys[used++] = doc * 65536 + value;
  });
  for (const [at, doc] of choices.identified.docs.entries()) {
    keys[used++] = doc * 65536 + identifierValue(plan, choices.identified.entries[at] as number);
  }
  const sorted = keys.subarray(0, used).sort();
  const docs = new Uint32Array(used);
  const values = new Uint16Array(used);
  let length = 0;
  for (const key of sorted) {
    const doc = Math.floor(key / 65536);
    if (length > 0 && docs[length - 1] === doc) length--;
    docs[length] = doc;
    values[length++] = key - doc * 65536;
  }
  return { docs, values, length, shift: 0, kind: 0 };
}

function eachVisible(
  segment: Segment,
  view: SegmentView,
  { ranges }: WordChoices,
  visit: (doc: number, value: number) => void,
): void {
  const { wordStarts, postingDocs, postingEntries } = segment.columns;
  const readable = readableOf(segment, view);
  for (const { from, to, kind } of ranges) {
    const end = wordStarts[to] as number;
    for (let at = wordStarts[from] as number; at < end; at++) {
      const doc = postingDocs[at] as number;
      const entry = postingEntries[at] as number;
      if (isRead(readable, doc, entry & 3)) visit(doc, (entry >> 2) | (kind << 14));
    }
  }
}

function denseSet(segment: Segment, asked: WordLookup, count: number): WordSet {
  const { plan, view, choices, scratch } = asked;
  const { bits, best } = scratch;
  for (const [at, doc] of choices.identified.docs.entries()) {
    const value = identifierValue(plan, choices.identified.entries[at] as number);
    bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << (doc & 31));
    if (value > (best[doc] as number)) best[doc] = value;
  }
  const most = Math.min(count, segment.documents);
  const set = {
    docs: borrowNumbers(scratch, most),
    values: scratch.values,
    length: 0,
    shift: 0,
    kind: 0,
  };
  meetAll(segment, { choices, scratch, set, readable: readableOf(segment, view) });
  return set;
}

/** Documents met together: their working columns stay in the processor's cache. */
const block = 1 << 16;
/** Words with fewer postings are not worth being cut in blocks. */
const fewPostings = 512;

interface Row {
  next: number;
  end: number;
  kind: number;
}

interface Meeting {
  choices: WordChoices;
  scratch: WideScratch;
  set: WordSet;
  readable: Readable;
}

/** Postings are met block by block, and of each block what is visible is taken. */
function meetAll(segment: Segment, { choices, scratch, set, readable }: Meeting): void {
  const { wordStarts, postingDocs } = segment.columns;
  const long: Row[] = [];
  for (const { from, to, kind } of choices.ranges) {
    for (let word = from; word < to; word++) {
      const row = { next: wordStarts[word] as number, end: wordStarts[word + 1] as number, kind };
      if (row.end - row.next >= fewPostings) long.push(row);
      else meetRows(segment, { scratch, row, readable });
    }
  }
  for (let from = 0; from < segment.documents; from += block) {
    const to = Math.min(segment.documents, from + block);
    for (const row of long) {
      const { next, end, kind } = row;
      const stop =
        to === segment.documents ? end : firstRowFrom(postingDocs, { doc: to, from: next, end });
      meetRows(segment, { scratch, row: { next, end: stop, kind }, readable });
      row.next = stop;
    }
    takeMet(scratch, { set, from, to, readable });
  }
}

/** Whether a document is there at all is seen when it is taken. */
function meetRows(
  { columns }: Segment,
  { scratch, row, readable }: { scratch: WideScratch; row: Row; readable: Readable },
): void {
  const { bits, best } = scratch;
  const { postingDocs, postingEntries } = columns;
  const or = row.kind << 14;
  for (let at = row.next; at < row.end; at++) {
    const doc = postingDocs[at] as number;
    const entry = postingEntries[at] as number;
    if ((entry & 3) !== 0 && !isRead(readable, doc, entry & 3)) continue;
    const value = (entry >> 2) | or;
    bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << (doc & 31));
    if (value > (best[doc] as number)) best[doc] = value;
  }
}

/** Adds what was met and is there to a set, in order; the scratch is empty afterwards. */
function takeMet(
  { bits, best }: WideScratch,
  {
    set,
    from,
    to,
    readable: [there],
  }: { set: WordSet; from: number; to: number; readable: Readable },
): void {
  const { docs, values } = set;
  let { length } = set;
  const end = (to + 31) >> 5;
  for (let at = from >> 5; at < end; at++) {
    let rest = bits[at] as number;
    if (rest === 0) continue;
    bits[at] = 0;
    const seen = there ? (there[at] as number) : 0;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      const doc = (at << 5) + 31 - Math.clz32(bit);
      if ((seen & bit) !== 0) {
        docs[length] = doc;
        values[length++] = best[doc] as number;
      }
      best[doc] = 0;
    }
  }
  set.length = length;
}
