import type { SegmentColumns } from "../columns/segment-columns.ts";

/** Words of the documents in their order, those of each ascending, and why they stand there. */
export interface OrderedRows {
  /** The entries of document `doc` begin at `starts[doc]`. */
  starts: Uint32Array;
  words: Uint32Array;
  entries: Uint16Array;
}

type Postings = Pick<SegmentColumns, "wordStarts" | "postingDocs" | "postingEntries">;

/** Postings that are put in their places together: so many stay in the processor's cache. */
const sizeOfRange = 65_536;

/**
 * Turns rows by document into postings by word. Writing to tens of thousands of words in turn would
 * miss the cache nearly every time; so rows are parted by ranges of words first, then by words.
 */
export function placePostings(rows: OrderedRows, postings: Postings): void {
  const { wordStarts, postingDocs, postingEntries } = postings;
  const { rangeOf, ends } = rangesOf(wordStarts);
  const words = new Uint32Array(postingDocs.length);
  const next = new Uint32Array(ends.length);
  for (let range = 1; range < ends.length; range++) next[range] = ends[range - 1] as number;
  for (let doc = 0; doc + 1 < rows.starts.length; doc++) {
    const end = rows.starts[doc + 1] as number;
    for (let row = rows.starts[doc] as number; row < end; row++) {
      const word = rows.words[row] as number;
      const range = rangeOf[word] as number;
      const to = next[range] as number;
      next[range] = to + 1;
      words[to] = word;
      postingDocs[to] = doc;
      postingEntries[to] = rows.entries[row] as number;
    }
  }
  let start = 0;
  for (const end of ends) {
    placeRange({ words, start, end }, postings);
    start = end;
  }
}

/** Ranges of words by their postings: the range of each word, and where each range ends. */
function rangesOf(wordStarts: Uint32Array): { rangeOf: Uint32Array; ends: number[] } {
  const rangeOf = new Uint32Array(wordStarts.length - 1);
  const ends: number[] = [];
  let start = 0;
  for (let word = 0; word < rangeOf.length; word++) {
    const end = wordStarts[word + 1] as number;
    // A word of more postings than a range has is one of its own.
    if (end - start > sizeOfRange && (wordStarts[word] as number) > start) {
      start = wordStarts[word] as number;
      ends.push(start);
    }
    rangeOf[word] = ends.length;
  }
  ends.push(wordStarts[rangeOf.length] as number);
  return { rangeOf, ends };
}

function placeRange(
  { words, start, end }: { words: Uint32Array; start: number; end: number },
  { wordStarts, postingDocs, postingEntries }: Postings,
): void {
  if (end === start || words[start] === words[end - 1]) {
    const alone = words.subarray(start, end).every((word) => word === words[start]);
    if (alone) return;
  }
  const docs = postingDocs.slice(start, end);
  const entries = postingEntries.slice(start, end);
  const own = words.subarray(start, end);
  let first = 0xffffffff;
  let last = 0;
  for (let at = 0; at < own.length; at++) {
    first = Math.min(first, own[at] as number);
    last = Math.max(last, own[at] as number);
  }
  const next = wordStarts.slice(first, last + 1);
  for (let at = 0; at < own.length; at++) {
    const word = (own[at] as number) - first;
    const to = next[word] as number;
    next[word] = to + 1;
    postingDocs[to] = docs[at] as number;
    postingEntries[to] = entries[at] as number;
  }
}
