import type { Segment, SegmentView } from "./opened-segment.ts";
import { wordFlag } from "./postings.ts";
import { greatestImpact } from "./schema-plan.ts";
import { firstPosting } from "./segment.ts";
import type { WordChoices } from "./word-choices.ts";
import { identifierValue, postingCount, type SetAsked, wordSet } from "./word-sets.ts";

/** Documents of a segment that meet every word, ascending, and how; valid up to `length`. */
export interface Found {
  docs: Uint32Array;
  length: number;
  sums: Float64Array;
  /** Worst kind over the words. */
  kinds: Uint8Array;
  /** Whether the query reads as a common name of it; see `commonName`. */
  readings: Uint8Array;
  exactness: Uint8Array;
  /** Tells apart the sets of documents of this segment and view; null when there is no telling. */
  key: string;
}

const reads = { head: 1, described: 2, stray: 4, titled: 8 } as const;

export function emptyFound(size = 0): Found {
  return {
    docs: new Uint32Array(size),
    length: 0,
    sums: new Float64Array(size),
    kinds: new Uint8Array(size),
    readings: new Uint8Array(size),
    exactness: new Uint8Array(size),
    key: "",
  };
}

/** A query word in a segment, with its rarity over the whole index. */
export interface RatedWord {
  choices: WordChoices;
  rarity: number;
}

/** Documents with a visible choice for every word. */
export function matchSegment(
  segment: Segment,
  asked: Omit<SetAsked, "choices"> & { words: readonly RatedWord[] },
): Found {
  const costs = new Map(asked.words.map((word) => [word, postingCount(segment, word.choices)]));
  const costOf = (word: RatedWord) => costs.get(word) as number;
  const order = [...asked.words].sort((a, b) => costOf(a) - costOf(b));
  let found: Found | null = null;
  for (const word of order) {
    if (found === null) found = startWith(segment, asked, word);
    else if (found.length * 24 < costOf(word)) probe(segment, asked, { word, found });
    else intersect(segment, asked, { word, found });
    if (found.length === 0) break;
  }
  const all = found ?? emptyFound();
  return { ...all, key: order.map(({ choices }) => rangesKey(choices)).join("&") };
}

const rangesKey = ({ ranges, identified }: WordChoices): string =>
  ranges.map(({ from, to }) => `${from}-${to}`).join() +
  (identified.docs.length > 0 ? `i${identified.docs.join()}` : "");

/** What each impact of a word adds to a score. On a grid, so that the order of words is not seen. */
function partsOf(rarity: number): Float64Array {
  const parts = new Float64Array(greatestImpact + 1);
  for (let impact = 0; impact <= greatestImpact; impact++) {
    parts[impact] = Math.round((rarity * impact * 65536) / greatestImpact) / 65536;
  }
  return parts;
}

type Asked = Omit<SetAsked, "choices">;
interface Step {
  word: RatedWord;
  found: Found;
}

function startWith(segment: Segment, asked: Asked, { choices, rarity }: RatedWord): Found {
  const { docs, values, length, shift, kind } = wordSet(segment, { ...asked, choices });
  const found = { ...emptyFound(), docs, length };
  found.sums = new Float64Array(length);
  found.kinds = new Uint8Array(length);
  found.readings = new Uint8Array(length);
  found.exactness = new Uint8Array(length);
  const parts = partsOf(rarity);
  for (let at = 0; at < length; at++) {
    const value = ((values[at] as number) >> shift) | kind;
    found.sums[at] = parts[(value >> 3) & greatestImpact] as number;
    found.kinds[at] = value >> 14;
    found.readings[at] = readingOf(value, choices.last);
  }
  return found;
}

/** Keeps the found document `from` as number `to`, with what a further word adds. */
function keep(
  found: Found,
  {
    from,
    to,
    value,
    parts,
    last,
  }: { from: number; to: number; value: number; parts: Float64Array; last: boolean },
): void {
  found.docs[to] = found.docs[from] as number;
  found.sums[to] = (found.sums[from] as number) + (parts[(value >> 3) & greatestImpact] as number);
  found.kinds[to] = Math.min(found.kinds[from] as number, value >> 14);
  found.readings[to] = (found.readings[from] as number) | readingOf(value, last);
}

/** A found set that may be written into: the postings themselves may not. */
function ownDocs(found: Found): void {
  found.docs = found.docs.slice(0, found.length);
}

function intersect(segment: Segment, asked: Asked, { word, found }: Step): void {
  const { choices, rarity } = word;
  const set = wordSet(segment, { ...asked, choices });
  const parts = partsOf(rarity);
  ownDocs(found);
  let to = 0;
  let at = 0;
  for (let from = 0; from < found.length; from++) {
    const doc = found.docs[from] as number;
    while (at < set.length && (set.docs[at] as number) < doc) at++;
    if (at === set.length) break;
    if (set.docs[at] !== doc) continue;
    const value = ((set.values[at] as number) >> set.shift) | set.kind;
    keep(found, { from, to: to++, value, parts, last: choices.last });
  }
  found.length = to;
}

/** Few found documents, many postings: the documents' own words are looked through. */
function probe(segment: Segment, { plan, view }: Asked, { word, found }: Step): void {
  const { choices, rarity } = word;
  const { ranges, identified } = choices;
  const parts = partsOf(rarity);
  ownDocs(found);
  let to = 0;
  for (let from = 0; from < found.length; from++) {
    const doc = found.docs[from] as number;
    let value = bestWord(segment, { view, ranges, doc });
    for (const [at, other] of identified.docs.entries()) {
      if (other !== doc) continue;
      value = Math.max(value, identifierValue(plan, identified.entries[at] as number));
    }
    if (value === 0) continue;
    keep(found, { from, to: to++, value, parts, last: choices.last });
  }
  found.length = to;
}

/** The best meeting of a document's words with the ranges, 0 for none. */
function bestWord(
  segment: Segment,
  { view, ranges, doc }: { view: SegmentView; ranges: WordChoices["ranges"]; doc: number },
): number {
  const { docWordStarts, docWords, postingDocs, postingEntries, wordStarts, classes } =
    segment.columns;
  const level = view.levels[classes[doc] as number] as number;
  const end = docWordStarts[doc + 1] as number;
  let best = 0;
  for (let at = docWordStarts[doc] as number; at < end; at++) {
    const packed = docWords[at] as number;
    if (level <= (packed & 3)) continue;
    const word = packed >>> 2;
    for (const { from, to, kind } of ranges) {
      if (word < from || word >= to) continue;
      const last = wordStarts[to] as number;
      for (let row = firstPosting(segment, word, doc); row < last; row++) {
        if (postingDocs[row] !== doc) break;
        const entry = postingEntries[row] as number;
        if (level > (entry & 3)) best = Math.max(best, (entry >> 2) | (kind << 14));
      }
    }
  }
  return best;
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
