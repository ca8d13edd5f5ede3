import { valuesAt } from "../columns/facet-values.ts";
import { shared32 } from "../columns/growing.ts";
import type { SegmentColumns } from "../columns/segment-columns.ts";
import { textAt } from "../columns/text-table.ts";
import { bestOfRows } from "./best-of-rows.ts";

/** Of so many documents nothing is counted ready: counting them is quick. */
const fewDocuments = 512;
/** Words and beginnings of more than one document in 16 are counted when the segment is written. */
const wordShare = 16;
/** So are values of more than one in 128: they are asked for without words, and two at a time. */
const valueShare = 128;
/** Length of the beginnings of words that are counted together. */
const beginning = 3;

type Columns = Pick<
  SegmentColumns,
  | "words"
  | "wordTotals"
  | "wordStarts"
  | "postingDocs"
  | "postingEntries"
  | "docWordStarts"
  | "docWords"
  | "facets"
  | "phrases"
>;

/** Words from `from` up to, but not, `to`. */
interface Range {
  from: number;
  to: number;
}

/** Counts of what the commonest words, beginnings and facet values find; see ReadyCounts. */
export function makeReadyCounts(columns: Columns, documents: number): SegmentColumns["ready"] {
  const { facets, wordTotals } = columns;
  const leastOf = (share: number) => Math.max(fewDocuments, documents / share);
  const words = numbersAbove(wordTotals[0], leastOf(wordShare));
  const ranges: Range[] = words.map((word) => ({ from: word, to: word + 1 }));
  ranges.push(...beginningsOf(columns, leastOf(wordShare)));
  const values = numbersAbove(facets[0].totals, leastOf(valueShare));
  const rows = ranges.length + values.length;
  const froms = filled(ranges.map(({ from }) => from));
  const tos = filled(ranges.map(({ to }) => to));
  const ready = {
    froms,
    tos,
    values: filled(values),
    sizes: shared32(rows),
    ...bestOfRows(columns, { froms, tos }, documents),
    counts: [
      shared32(rows * facets[0].totals.length),
      shared32(rows * facets[1].totals.length),
      shared32(rows * facets[2].totals.length),
    ],
  } as const;
  for (const tier of [0, 1, 2] as const) {
    if (rows > 0 && (tier === 0 || facets[tier].totals.length > 0)) {
      countTier(columns, ready, tier);
    }
  }
  return ready;
}

function filled(numbers: readonly number[]): Uint32Array {
  const column = shared32(numbers.length);
  column.set(numbers);
  return column;
}

function numbersAbove(totals: Uint32Array, least: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < totals.length; at++) {
    if ((totals[at] as number) > least) numbers.push(at);
  }
  return numbers;
}

/** Ranges of several words with the same beginning that have more entries than `least`. */
function beginningsOf({ words, wordTotals: [totals] }: Columns, least: number): Range[] {
  const ranges: (Range & { entries: number })[] = [];
  let last = "";
  for (let word = 0; word < totals.length; word++) {
    const start = textAt(words, word).slice(0, beginning);
    if (start.length < beginning) continue;
    const entries = totals[word] as number;
    const range = ranges.at(-1);
    if (range !== undefined && start === last) {
      range.to = word + 1;
      range.entries += entries;
    } else ranges.push({ from: word, to: word + 1, entries });
    last = start;
  }
  return ranges.filter(({ from, to, entries }) => to > from + 1 && entries > least);
}

/** Counts the values of a tier in the rows of each document; few enough to stay in the cache. */
function countTier(columns: Columns, ready: SegmentColumns["ready"], tier: 0 | 1 | 2): void {
  const { facets, docWordStarts } = columns;
  const rowsOf = rowFinder(columns, ready);
  const rows = new Uint32Array(ready.sizes.length);
  const facet = facets[tier];
  const size = facet.totals.length;
  const values = new Uint32Array(Math.max(size, facets[0].totals.length));
  const counts = new Uint32Array(ready.counts[tier].length);
  for (let doc = 0; doc + 1 < docWordStarts.length; doc++) {
    const byWord = rowsOf.words(doc, rows);
    let length = valuesAt(facets[0], doc, values);
    const used = rowsOf.values({ values, length }, rows, byWord);
    if (tier > 0) length = valuesAt(facet, doc, values);
    for (let at = 0; at < used; at++) {
      const start = (rows[at] as number) * size;
      for (let next = 0; next < length; next++) {
        const place = start + (values[next] as number);
        counts[place] = (counts[place] as number) + 1;
      }
    }
    for (let at = 0; at < used && tier === 0; at++) {
      ready.sizes[rows[at] as number] = (ready.sizes[rows[at] as number] as number) + 1;
    }
  }
  ready.counts[tier].set(counts);
}

/** The rows that a document is in, by its public words, then also by its public values. */
function rowFinder(
  { wordTotals, docWordStarts, docWords, facets }: Columns,
  ready: SegmentColumns["ready"],
) {
  const ranges = ready.froms.length;
  // 1 + row, or 0.
  const ofWord = new Uint32Array(wordTotals[0].length);
  const ofBeginning = new Uint32Array(wordTotals[0].length);
  const ofValue = new Uint32Array(facets[0].totals.length);
  for (let row = 0; row < ranges; row++) {
    const [from, to] = [ready.froms[row] as number, ready.tos[row] as number];
    (to === from + 1 ? ofWord : ofBeginning).fill(row + 1, from, to);
  }
  for (const [at, value] of ready.values.entries()) ofValue[value] = ranges + at + 1;
  return {
    words(doc: number, rows: Uint32Array): number {
      const end = docWordStarts[doc + 1] as number;
      let used = 0;
      let last = 0;
      for (let at = docWordStarts[doc] as number; at < end; at++) {
        const packed = docWords[at] as number;
        if ((packed & 3) !== 0) continue;
        const own = ofWord[packed >>> 2] as number;
        if (own > 0) rows[used++] = own - 1;
        const begins = ofBeginning[packed >>> 2] as number;
        // Words of a document are in order: what begins alike follows each other.
        if (begins > 0 && begins !== last) rows[used++] = begins - 1;
        if (begins > 0) last = begins;
      }
      return used;
    },
    values(own: { values: Uint32Array; length: number }, rows: Uint32Array, from: number): number {
      let used = from;
      for (let at = 0; at < own.length; at++) {
        const row = ofValue[own.values[at] as number] as number;
        if (row > 0) rows[used++] = row - 1;
      }
      return used;
    },
  };
}
