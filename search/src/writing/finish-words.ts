import { shared16, shared32 } from "../columns/growing.ts";
import { invertOrder } from "../columns/radix-sort.ts";
import type { SegmentColumns } from "../columns/segment-columns.ts";
import { tableOf } from "../columns/text-table.ts";
import { type OrderedRows, placePostings } from "./place-postings.ts";
import type { WordsWriter } from "./segment-writer.ts";
import { sortedNumbers } from "./text-numbers.ts";

type WordPart = Pick<
  SegmentColumns,
  | "words"
  | "wordStarts"
  | "postingDocs"
  | "postingEntries"
  | "wordTotals"
  | "docWordStarts"
  | "docWords"
>;

/** Words in order, their postings, and the words of each document. */
export function finishWords(writer: WordsWriter, order: Uint32Array): WordPart {
  const { length } = writer.rows.words;
  const sorted = sortedNumbers(writer.words);
  const numbers = invertOrder(sorted);
  const wordTotals = totalsOf(writer, numbers);
  const wordStarts = shared32(sorted.length + 1);
  for (let word = 0; word < sorted.length; word++) {
    let size = wordStarts[word] as number;
    for (const totals of wordTotals) size += totals[word] ?? 0;
    wordStarts[word + 1] = size;
  }
  const postings = { wordStarts, postingDocs: shared32(length), postingEntries: shared16(length) };
  const rows = rowsInOrder(writer, { order, numbers });
  placePostings(rows, postings);
  return {
    words: tableOf(Array.from(sorted, (old) => writer.words.texts[old] as string)),
    ...postings,
    wordTotals,
    ...wordsOfDocuments(rows),
  };
}

function totalsOf({ rows }: WordsWriter, numbers: Uint32Array): SegmentColumns["wordTotals"] {
  const size = numbers.length;
  const totals: SegmentColumns["wordTotals"] = [shared32(size), shared32(size), shared32(size)];
  const used = [true, false, false];
  const words = rows.words.data;
  const entries = rows.entries.data;
  for (let row = 0; row < rows.words.length; row++) {
    const word = numbers[words[row] as number] as number;
    const tier = (entries[row] as number) & 3;
    const own = totals[tier] as Uint32Array;
    own[word] = (own[word] as number) + 1;
    if (tier > 0) used[tier] = true;
  }
  return [totals[0], used[1] ? totals[1] : shared32(0), used[2] ? totals[2] : shared32(0)];
}

function rowsInOrder(
  writer: WordsWriter,
  { order, numbers }: { order: Uint32Array; numbers: Uint32Array },
): OrderedRows {
  const { rows } = writer;
  const oldWords = rows.words.data;
  const oldEntries = rows.entries.data;
  const ends = rows.ends.data;
  const starts = new Uint32Array(order.length + 1);
  const words = new Uint32Array(rows.words.length);
  const entries = new Uint16Array(rows.words.length);
  let to = 0;
  for (let doc = 0; doc < order.length; doc++) {
    const old = order[doc] as number;
    const start = to;
    const end = ends[old] as number;
    for (let row = old === 0 ? 0 : (ends[old - 1] as number); row < end; row++) {
      words[to] = numbers[oldWords[row] as number] as number;
      entries[to++] = oldEntries[row] as number;
    }
    if (to - start > mostInserted) sortLong({ words, entries, start, end: to });
    else sortShort({ words, entries, start, end: to });
    starts[doc + 1] = to;
  }
  return { starts, words, entries };
}

/** Longer rows are sorted otherwise: inserting takes time by the square of their length. */
const mostInserted = 100;

interface Range extends Omit<OrderedRows, "starts"> {
  start: number;
  end: number;
}

/** The tiers of one word stay in their order. */
function sortShort({ words, entries, start, end }: Range): void {
  for (let at = start + 1; at < end; at++) {
    const word = words[at] as number;
    let to = at;
    if ((words[to - 1] as number) <= word) continue;
    const entry = entries[at] as number;
    for (; to > start && (words[to - 1] as number) > word; to--) {
      words[to] = words[to - 1] as number;
      entries[to] = entries[to - 1] as number;
    }
    words[to] = word;
    entries[to] = entry;
  }
}

function sortLong({ words, entries, start, end }: Range): void {
  if (isSorted(words, start, end)) return;
  const old = { words: words.slice(start, end), entries: entries.slice(start, end) };
  const keys = Float64Array.from(old.words, (word, at) => word * 0x100000 + at).sort();
  for (let at = 0; at < keys.length; at++) {
    const from = (keys[at] as number) % 0x100000;
    words[start + at] = old.words[from] as number;
    entries[start + at] = old.entries[from] as number;
  }
}

/** As those of merged segments are: there, too, words were in order. */
function isSorted(words: Uint32Array, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) {
    if ((words[at - 1] as number) > (words[at] as number)) return false;
  }
  return true;
}

function wordsOfDocuments({
  starts,
  words,
  entries,
}: OrderedRows): Pick<SegmentColumns, "docWordStarts" | "docWords"> {
  const docWordStarts = shared32(starts.length);
  const once = new Uint32Array(words.length);
  let size = 0;
  for (let doc = 0; doc + 1 < starts.length; doc++) {
    const start = starts[doc] as number;
    const end = starts[doc + 1] as number;
    for (let at = start; at < end; at++) {
      const word = words[at] as number;
      // Further tiers of the same word.
      if (at > start && words[at - 1] === word) continue;
      once[size++] = word * 4 + ((entries[at] as number) & 3);
    }
    docWordStarts[doc + 1] = size;
  }
  const docWords = shared32(size);
  docWords.set(once.subarray(0, size));
  return { docWordStarts, docWords };
}
