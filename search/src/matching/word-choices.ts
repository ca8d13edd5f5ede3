import { eachRowOf } from "../columns/hashed-rows.ts";
import type { Segment, SegmentView } from "../segments/opened-segment.ts";
import { levelAt, visibleEntries } from "../segments/segment-view.ts";
import { tellApart } from "../text/chemical-names.ts";
import { ownWord } from "../text/own-words.ts";
import type { QueryWord } from "../text/parse-query.ts";
import { mayBeTypo, oneEditApart } from "../text/typos.ts";

/** How a query word was met; the greater the better. */
export const kinds = { exact: 3, prefix: 2, typo: 1 } as const;

/** Words of a segment from `from` up to, but not, `to` that meet a query word. */
export interface WordRange {
  from: number;
  to: number;
  kind: number;
}

/** The words of a segment that may stand for one query word. */
export interface WordChoices {
  ranges: readonly WordRange[];
  /** Visible documents that carry the word as an identifier ("30061790"). */
  identified: { docs: number[]; entries: number[] };
  /** It is the last word of the query. */
  last: boolean;
}

/** Number of the first word that is not before `text`. */
export function firstWordFrom(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of a word, or -1. */
export function findWord({ words }: Segment, text: string): number {
  const at = firstWordFrom(words, text);
  return words[at] === text ? at : -1;
}

/** After the last word that starts with `text`. */
const endOfPrefix = (words: readonly string[], text: string): number =>
  firstWordFrom(words, `${text}\uffff`);

/** The words of a segment that are a query word, start with it or are typos of it. */
export function choicesOf(
  segment: Segment,
  view: SegmentView,
  asked: { word: QueryWord; last: boolean; typos: readonly string[] },
): WordChoices {
  const { words } = segment;
  const { word, last } = asked;
  const ranges: WordRange[] = [];
  for (const text of word.other === null ? [word.text] : [word.text, word.other]) {
    let from = firstWordFrom(words, text);
    if (words[from] === text) ranges.push({ from, to: ++from, kind: kinds.exact });
    const to = word.completes ? endOfPrefix(words, text) : from;
    if (to > from) ranges.push({ from, to, kind: kinds.prefix });
    if (word.language !== null) ranges.push(...ownRanges(words, word, text));
  }
  const plurals = new Set(word.plurals);
  for (const form of [...plurals, ...word.endings]) {
    for (const text of word.language === null ? [form] : [form, ownWord(word.language, form)]) {
      const at = findWord(segment, text);
      if (at < 0 || ranges.some(({ from, to }) => from <= at && at < to)) continue;
      const kind = plurals.has(form) ? kinds.exact : kinds.prefix;
      ranges.push({ from: at, to: at + 1, kind });
    }
  }
  const written = [...ranges];
  for (const typo of asked.typos) {
    const at = findWord(segment, typo);
    if (at < 0 || written.some(({ from, to }) => from <= at && at < to)) continue;
    ranges.push({ from: at, to: at + 1, kind: kinds.typo });
  }
  return { ranges, identified: identifiedBy(segment, view, word.text), last };
}

/** The same among the words that are for readers of the query's language. */
function ownRanges(words: readonly string[], word: QueryWord, text: string): WordRange[] {
  const ranges: WordRange[] = [];
  const own = ownWord(word.language ?? "", text);
  let from = firstWordFrom(words, own);
  if (words[from] === own) ranges.push({ from, to: ++from, kind: kinds.exact });
  const to = word.completes ? endOfPrefix(words, own) : from;
  if (to > from) ranges.push({ from, to, kind: kinds.prefix });
  return ranges;
}

/** Visible documents that carry an identifier. */
export function identifiedBy(segment: Segment, view: SegmentView, id: string) {
  const found: WordChoices["identified"] = { docs: [], entries: [] };
  eachRowOf(segment.columns.identifiers, id, (doc, entry) => {
    if (levelAt(segment, view, doc) <= (entry & 3)) return;
    found.docs.push(doc);
    found.entries.push(entry);
  });
  return found;
}

/** Visible entries of all choices: how common the query word is. */
export function entriesSeen(segment: Segment, view: SegmentView, choices: WordChoices): number {
  let seen = choices.identified.docs.length;
  for (const { from, to } of choices.ranges) {
    for (let word = from; word < to; word++) seen += visibleEntries(segment, view, word);
  }
  return seen;
}

/** Visible words of a segment one edit away from a query word; none for numbers, short, quoted. */
export function typosIn(segment: Segment, view: SegmentView, word: QueryWord): string[] {
  if (word.quoted || !mayBeTypo(word.text)) return [];
  const { words } = segment;
  const { length } = word.text;
  const first = String.fromCodePoint(word.text.codePointAt(0) ?? 0);
  const end = endOfPrefix(words, first);
  const found: string[] = [];
  for (let at = firstWordFrom(words, first); at < end; at++) {
    const other = words[at] as string;
    if (other.length > length + 1 || other.length < length - 1) continue;
    if (!oneEditApart(word.text, other) || tellApart(word.text, other)) continue;
    if (visibleEntries(segment, view, at) > 0) found.push(other);
  }
  return found;
}
