import { phraseField } from "../columns/postings.ts";
import { firstTextFrom, textAt, textCount } from "../columns/text-table.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";
import { nearest, nearnessOf, usesOf, type Wanted } from "./phrase-uses.ts";
import { blockSize, blocksOf } from "./suggestion-blocks.ts";

export interface PhraseQuery {
  /** The beginning of the phrases. */
  start: string;
  wanted: Wanted;
  limit: number;
}

/** Numbers of phrases in a segment: from `from` up to, but not, `to`. */
interface Range {
  one: ViewedSegment;
  from: number;
  to: number;
}

interface CountedPhrase {
  text: string;
  /** Documents that show it. */
  count: number;
  /** How near the nearest language is that it is in. */
  near: number;
  /** In bytes. */
  length: number;
}

/** The commonest first; of equally common ones the nearer language, then the shorter; then by the alphabet. */
const order = (a: CountedPhrase, b: CountedPhrase): number =>
  b.count - a.count ||
  b.near - a.near ||
  a.length - b.length ||
  (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

/**
 * The commonest phrases that begin so, in order. The largest segment is gone through by blocks,
 * those left out in which no phrase is common enough; of the others, which are small, each phrase
 * is counted.
 */
export function commonestPhrases(seen: readonly ViewedSegment[], query: PhraseQuery): string[] {
  const ranges = seen
    .map((one) => rangeOf(one, query.start))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const [largest, ...others] = ranges;
  if (largest === undefined) return [];
  const elsewhere = countAll(others, query);
  const best: CountedPhrase[] = [];
  for (const counted of elsewhere.values()) {
    const phrase = phraseNumber(largest.one, counted.text);
    if (phrase >= 0) add(counted, countVisible(largest.one, phrase, query.wanted));
    offer(best, counted, query.limit);
  }
  scan(largest, query, { best, elsewhere });
  return best.map(({ text }) => text);
}

function rangeOf(one: ViewedSegment, start: string): Range {
  const { texts } = one.segment.columns.suggestions;
  const from = firstTextFrom(texts, start);
  return { one, from, to: Math.max(from, firstTextFrom(texts, `${start}\uffff`)) };
}

/** Number of a phrase in a segment, or -1. */
export function phraseNumber({ segment }: ViewedSegment, text: string): number {
  const { texts } = segment.columns.suggestions;
  const at = firstTextFrom(texts, text);
  return at < textCount(texts) && textAt(texts, at) === text ? at : -1;
}

function countAll(ranges: readonly Range[], { wanted }: PhraseQuery): Map<string, CountedPhrase> {
  const found = new Map<string, CountedPhrase>();
  for (const { one, from, to } of ranges) {
    const { texts } = one.segment.columns.suggestions;
    for (let phrase = from; phrase < to; phrase++) {
      const visible = countVisible(one, phrase, wanted);
      if (visible.count === 0) continue;
      const text = textAt(texts, phrase);
      const known = found.get(text);
      if (known !== undefined) add(known, visible);
      else {
        const { count, near } = visible;
        found.set(text, { text, count, near, length: lengthOf(one, phrase) });
      }
    }
  }
  return found;
}

function lengthOf({ segment }: ViewedSegment, phrase: number): number {
  const { starts } = segment.columns.suggestions.texts;
  return (starts[phrase + 1] as number) - (starts[phrase] as number);
}

type Visible = Pick<CountedPhrase, "count" | "near">;

const nowhere: Visible = { count: 0, near: 0 };
/** By how near its language is, a phrase of one document. */
const once: readonly Visible[] = [0, 1, 2].map((near) => ({ count: 1, near }));

function add(to: CountedPhrase, { count, near }: Visible): void {
  to.count += count;
  if (count > 0) to.near = Math.max(to.near, near);
}

/** Documents that show a phrase in a wanted field. */
function countVisible(one: ViewedSegment, phrase: number, wanted: Wanted): Visible {
  const { segment, view } = one;
  const { starts, docs, entries } = segment.columns.suggestions;
  const from = starts[phrase] as number;
  // Most phrases are one document's.
  if ((starts[phrase + 1] as number) - from > 1) return usesOf(one, phrase, wanted);
  const entry = entries[from] as number;
  const { only, own } = wanted;
  if (only !== null && !only.has(phraseField(entry))) return nowhere;
  if (levelAt(segment, view, docs[from] as number) <= (entry & 3)) return nowhere;
  return once[nearnessOf(entry, own)] as Visible;
}

/** The nearest language that any row of a phrase is in, seen or unseen. */
function nearnessAt({ segment }: ViewedSegment, phrase: number, own: number): number {
  const { starts, entries } = segment.columns.suggestions;
  let near = 0;
  for (let row = starts[phrase] as number; row < (starts[phrase + 1] as number); row++) {
    near = Math.max(near, nearnessOf(entries[row] as number, own));
    if (near === nearest) break;
  }
  return near;
}

function offer(best: CountedPhrase[], counted: CountedPhrase, limit: number): void {
  const last = best.at(-1);
  if (best.length === limit && last !== undefined && order(last, counted) <= 0) return;
  const at = best.findIndex((one) => order(counted, one) < 0);
  best.splice(at < 0 ? best.length : at, 0, counted);
  if (best.length > limit) best.pop();
}

function scan(
  { one, from, to }: Range,
  { wanted, limit }: PhraseQuery,
  { best, elsewhere }: { best: CountedPhrase[]; elsewhere: ReadonlyMap<string, CountedPhrase> },
): void {
  const { suggestions } = one.segment.columns;
  const { texts, starts } = suggestions;
  const { only, own } = wanted;
  const blocks = blocksOf(suggestions).filter((_, field) => only === null || only.has(field));
  for (let phrase = from; phrase < to; phrase++) {
    const last = best.length === limit ? best[limit - 1] : undefined;
    const least = last?.count ?? 1;
    if (phrase === from || phrase % blockSize === 0) {
      const block = Math.floor(phrase / blockSize);
      let most = 0;
      for (const counts of blocks) most += counts?.[block] ?? 0;
      if (most < least) {
        phrase = (block + 1) * blockSize - 1;
        continue;
      }
    }
    const rows = (starts[phrase + 1] as number) - (starts[phrase] as number);
    if (rows < least) continue;
    const length = lengthOf(one, phrase);
    if (last !== undefined && rows === least) {
      const near = nearnessAt(one, phrase, own);
      if (near < last.near || (near === last.near && length > last.length)) continue;
    }
    const { count, near } = countVisible(one, phrase, wanted);
    if (count < least || count === 0) continue;
    const text = textAt(texts, phrase);
    if (!elsewhere.has(text)) offer(best, { text, count, near, length }, limit);
  }
}
