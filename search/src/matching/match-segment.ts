import { firstRowFrom } from "../columns/first-row-from.ts";
import { wordFlag } from "../columns/postings.ts";
import { borrowNumbers } from "../columns/wide-scratch.ts";
import { greatestImpact } from "../schema-plan.ts";
import type { Segment } from "../segments/opened-segment.ts";
import { notReady, readyRowOfWords } from "../segments/ready-rows.ts";
import { levelAt, seesAll } from "../segments/segment-view.ts";
import { rowOfWord } from "./best-of-row.ts";
import { bestWord } from "./best-word.ts";
import { emptyFoundDocuments, type FoundDocuments, type RatedWord } from "./found-documents.ts";
import { listedLater } from "./listed-later.ts";
import { partOf, partsOf, scoreOf, withWord } from "./score.ts";
import type { WordChoices, WordRange } from "./word-choices.ts";
import { identifierValue, postingCount, type WordLookup, wordSet } from "./word-sets.ts";

const reads = { head: 1, described: 2, stray: 4, titled: 8 } as const;

/** Documents with a visible choice for every word. */
export function matchSegment(
  segment: Segment,
  asked: Omit<WordLookup, "choices"> & { words: readonly RatedWord[] },
): FoundDocuments {
  const costs = new Map(asked.words.map((word) => [word, postingCount(segment, word.choices)]));
  const costOf = (word: RatedWord) => costs.get(word) as number;
  const order = [...asked.words].sort((a, b) => costOf(a) - costOf(b));
  const [first, ...others] = order;
  if (first === undefined) return emptyFoundDocuments();
  const found =
    others.length === 0 ? startReady(segment, asked, first) : startWith(segment, asked, first);
  for (const word of others) {
    if (found.length === 0) break;
    const single = singleWord(word.choices);
    if (single !== null) follow(segment, asked, { word, found, single });
    else if (found.length * 24 < costOf(word)) probe(segment, asked, { word, found });
    else intersect(segment, asked, { word, found });
  }
  found.rated = asked.words;
  found.key = order.map(({ choices }) => rangesKey(choices)).join("&");
  if (others.length === 0) found.ready = readyRowOfWords(segment, first.choices.ranges);
  return found;
}

/** What is found by one word. Where that is a row of ready counts, it is listed when it is read. */
function startReady(segment: Segment, asked: SegmentQuery, word: RatedWord): FoundDocuments {
  const row = rowOfWord(segment, asked.view, word.choices);
  const list = () => startWith(segment, asked, word);
  return row === notReady
    ? list()
    : listedLater({ segment, view: asked.view }, { word, row, list });
}

const rangesKey = ({ ranges, identified }: WordChoices): string =>
  ranges.map(({ from, to }) => `${from}-${to}`).join() +
  (identified.docs.length > 0 ? `i${identified.docs.join()}` : "");

/** The only word that will do, or null. */
function singleWord({ ranges, identified }: WordChoices): WordRange | null {
  const [range, more] = ranges;
  if (range === undefined || more !== undefined || identified.docs.length > 0) return null;
  return range.to === range.from + 1 ? range : null;
}

type SegmentQuery = Omit<WordLookup, "choices"> & { words: readonly RatedWord[] };
interface Step {
  word: RatedWord;
  found: FoundDocuments;
}

/** From so many documents on, a table of what each impact adds is quicker than computing it. */
const many = 4096;

function startWith(
  segment: Segment,
  asked: SegmentQuery,
  { choices, rarity }: RatedWord,
): FoundDocuments {
  const { docs, values, length, shift, kind } = wordSet(segment, { ...asked, choices });
  const scores = borrowNumbers(asked.scratch, length);
  const parts = length > many ? partsOf(rarity) : null;
  for (let at = 0; at < length; at++) {
    const value = ((values[at] as number) >> shift) | kind;
    const impact = (value >> 3) & greatestImpact;
    const part = parts === null ? partOf(rarity, impact) : (parts[impact] as number);
    scores[at] = scoreOf(value >> 14, part);
  }
  // Whether several words are a common name depends on each of them.
  const readings = new Uint8Array(asked.words.length > 1 ? length : 0);
  for (let at = 0; at < readings.length; at++) {
    readings[at] = readingOf((values[at] as number) >> shift, choices.last);
  }
  // Further words leave some out: postings are not to be written into.
  const own = asked.words.length > 1 ? docs.slice(0, length) : docs;
  return { ...emptyFoundDocuments(), docs: own, length, scores, readings };
}

/** Keeps the found document `from` as number `to`, with what a further word adds. */
function keep(
  found: FoundDocuments,
  { from, to, value, word }: { from: number; to: number; value: number; word: RatedWord },
): void {
  const part = partOf(word.rarity, (value >> 3) & greatestImpact);
  found.docs[to] = found.docs[from] as number;
  found.scores[to] = withWord(found.scores[from] as number, value >> 14, part);
  found.readings[to] = (found.readings[from] as number) | readingOf(value, word.choices.last);
}

/** A word with postings of its own: the found documents are looked up there, in leaps. */
function follow(
  segment: Segment,
  { view }: SegmentQuery,
  { word, found, single }: Step & { single: WordRange },
): void {
  const { wordStarts, postingDocs, postingEntries } = segment.columns;
  const end = wordStarts[single.to] as number;
  const sure = seesAll(segment, view);
  let row = wordStarts[single.from] as number;
  // Postings lie about evenly: so many of them for each document.
  const density = (end - row) / segment.documents;
  let before = 0;
  let to = 0;
  for (let from = 0; from < found.length && row < end; from++) {
    const doc = found.docs[from] as number;
    const leap = row + Math.floor((doc - before) * density);
    if (leap < end && (postingDocs[leap] as number) < doc) row = leap;
    row = firstRowFrom(postingDocs, { doc, from: row, end });
    before = doc;
    let entry = -1;
    // The entry of a higher tier tells more.
    for (; row < end && postingDocs[row] === doc; row++) {
      const own = postingEntries[row] as number;
      if (sure || levelAt(segment, view, doc) > (own & 3)) entry = own;
    }
    if (entry < 0) continue;
    keep(found, { from, to: to++, value: (entry >> 2) | (single.kind << 14), word });
  }
  found.length = to;
}

function intersect(segment: Segment, asked: SegmentQuery, { word, found }: Step): void {
  const { used } = asked.scratch;
  const set = wordSet(segment, { ...asked, choices: word.choices });
  let to = 0;
  let at = 0;
  for (let from = 0; from < found.length; from++) {
    const doc = found.docs[from] as number;
    while (at < set.length && (set.docs[at] as number) < doc) at++;
    if (at === set.length) break;
    if (set.docs[at] !== doc) continue;
    const value = ((set.values[at] as number) >> set.shift) | set.kind;
    keep(found, { from, to: to++, value, word });
  }
  found.length = to;
  asked.scratch.used = used;
}

/** Few found documents, many postings: the documents' own words are looked through. */
function probe(segment: Segment, { plan, view }: SegmentQuery, { word, found }: Step): void {
  const { ranges, identified } = word.choices;
  let to = 0;
  for (let from = 0; from < found.length; from++) {
    const doc = found.docs[from] as number;
    let { value } = bestWord(segment, { view, ranges, doc });
    for (const [at, other] of identified.docs.entries()) {
      if (other !== doc) continue;
      value = Math.max(value, identifierValue(plan, identified.entries[at] as number));
    }
    if (value === 0) continue;
    keep(found, { from, to: to++, value, word });
  }
  found.length = to;
}

/**
 * "shea butter" is butyrospermum parkii butter: the head word ends the name, the others stand
 * only in the description that defines it.
 */
function readingOf(value: number, last: boolean): number {
  if (last) return (value & wordFlag.endsTitle) !== 0 ? reads.head : reads.stray;
  if ((value & wordFlag.inTitle) !== 0) return reads.titled;
  return (value & wordFlag.defines) !== 0 ? reads.described : reads.stray;
}

/**
 * Whether the query names a document otherwise than its title does, head word excepted:
 * "whole", "partly" when further words stand in the title, or null.
 */
export function commonName(reading: number): "whole" | "partly" | null {
  if ((reading & ~reads.titled) !== (reads.head | reads.described)) return null;
  return (reading & reads.titled) === 0 ? "whole" : "partly";
}
