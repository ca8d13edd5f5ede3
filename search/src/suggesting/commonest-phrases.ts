import { phraseField } from "../columns/postings.ts";
import { firstTextFrom, textAt, textCount } from "../columns/text-table.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";
import { type FieldSelection, usesOf } from "./phrase-uses.ts";
import { blockSize, blocksOf } from "./suggestion-blocks.ts";

export interface PhraseQuery {
  /** The beginning of the phrases. */
  start: string;
  only: FieldSelection;
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
  /** In bytes. */
  length: number;
}

/** The commonest first; of equally common ones the shorter; then by the alphabet. */
const order = (a: CountedPhrase, b: CountedPhrase): number =>
  b.count - a.count || a.length - b.length || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

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
    if (phrase >= 0) counted.count += countVisible(largest.one, phrase, query.only);
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

function countAll(ranges: readonly Range[], { only }: PhraseQuery): Map<string, CountedPhrase> {
  const found = new Map<string, CountedPhrase>();
  for (const { one, from, to } of ranges) {
    const { texts } = one.segment.columns.suggestions;
    for (let phrase = from; phrase < to; phrase++) {
      const count = countVisible(one, phrase, only);
      if (count === 0) continue;
      const text = textAt(texts, phrase);
      const known = found.get(text);
      if (known !== undefined) known.count += count;
      else found.set(text, { text, count, length: lengthOf(one, phrase) });
    }
  }
  return found;
}

function lengthOf({ segment }: ViewedSegment, phrase: number): number {
  const { starts } = segment.columns.suggestions.texts;
  return (starts[phrase + 1] as number) - (starts[phrase] as number);
}

/** Documents that show a phrase in a wanted field. */
function countVisible(one: ViewedSegment, phrase: number, only: FieldSelection): number {
  const { segment, view } = one;
  const { starts, docs, entries } = segment.columns.suggestions;
  const from = starts[phrase] as number;
  // Most phrases are one document's.
  if ((starts[phrase + 1] as number) - from > 1) return usesOf(one, phrase, only).count;
  const entry = entries[from] as number;
  if (only !== null && !only.has(phraseField(entry))) return 0;
  return levelAt(segment, view, docs[from] as number) > (entry & 3) ? 1 : 0;
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
  { only, limit }: PhraseQuery,
  { best, elsewhere }: { best: CountedPhrase[]; elsewhere: ReadonlyMap<string, CountedPhrase> },
): void {
  const { suggestions } = one.segment.columns;
  const { texts, starts } = suggestions;
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
    const length = lengthOf(one, phrase);
    if (rows < least || (last !== undefined && rows === least && length > last.length)) continue;
    const count = countVisible(one, phrase, only);
    if (count < least || count === 0) continue;
    const text = textAt(texts, phrase);
    if (!elsewhere.has(text)) offer(best, { text, count, length }, limit);
  }
}
