import { wordFlag } from "@neroli/search/columns/postings.ts";
import type { DocumentView } from "@neroli/search/describe-views.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import { endless, magnitudes, wordsAt } from "./mapping.ts";

/** Parts that one value of a keyword is put together of. */
const mark = "\u0001";
/** What sorts by more than this many letters is as good as equal. */
const longestName = 2_000;

/** A view as it is stored: everything in it is there for readers of its tiers, and nothing else. */
export function toViewDocument(
  { key, company, hidden_from, unseen = false, rank = 0 }: IndexDocument,
  view: DocumentView,
): Record<string, unknown> {
  return {
    key,
    company,
    tiers: view.tiers.map(String),
    hidden_from,
    unseen,
    rank,
    ...(view.name !== null && { name: view.name.slice(0, longestName) }),
    words: view.words.map(({ text }) => text).sort(),
    ...byMagnitude(view.words),
    flags: view.words.flatMap(({ text, flags }) => flagsOf(text, flags)),
    phrases: [...new Set(view.phrases.map(({ term, exactness }) => phraseAt(term, exactness)))],
    identifiers: [
      ...new Set(view.identifiers.flatMap(({ term, field }) => [term, identifierIn(field, term)])),
    ],
    completions: grouped(view.completions.map((one) => ({ group: one.field, value: one.phrase }))),
    written: view.completions.map(toWritten),
    facets: grouped(view.facets),
    contents: grouped(view.contents),
    intervals: Object.fromEntries(
      Object.entries(view.intervals).map(([name, { min, max }]) => [
        name,
        { min: finite(min), max: finite(max) },
      ]),
    ),
    sorts: Object.fromEntries(
      Object.entries(view.sorts).map(([name, value]) => [
        name,
        typeof value === "string" ? value.slice(0, longestName) : value,
      ]),
    ),
  };
}

/** A phrase that is so exactly the document; `term` is `termOf` of its words. */
export const phraseAt = (term: string, exactness: number): string => `${exactness}:${term}`;

/** An identifier as a value of one field. */
export const identifierIn = (field: string, term: string): string => `${field}:${term}`;

/** A word of which a flag is true. */
export const flagged = (flag: keyof typeof wordFlag, word: string): string => `${flag}:${word}`;

export interface Written {
  field: string;
  exactness: number;
  language: number;
  text: string;
}

/** A completion with how it is written, and where; sorted, those of one phrase stand together. */
const toWritten = (one: Written & { phrase: string }): string =>
  [one.phrase, one.field, one.exactness, one.language, one.text].join(mark);

/** The beginning of what `toWritten` makes of a phrase. */
export const writtenFrom = (phrase: string): string => phrase + mark;

export function readWritten(value: string): Written {
  const [, field = "", exactness, language, ...text] = value.split(mark);
  return {
    field,
    exactness: Number(exactness),
    language: Number(language),
    text: text.join(mark),
  };
}

/** Beyond what a field can hold, and so beyond what anybody asks for. */
export const finite = (end: number): number => Math.min(endless, Math.max(-endless, end));

function byMagnitude(words: DocumentView["words"]): Record<string, string[]> {
  const most = magnitudes.at(-1) as number;
  const sorted: Record<string, string[]> = {};
  for (const { text, impact } of words) {
    const magnitude = Math.min(most, Math.max(magnitudes[0], Math.floor(Math.log2(impact))));
    const own = sorted[wordsAt(magnitude)] ?? [];
    sorted[wordsAt(magnitude)] = own;
    own.push(text);
  }
  return sorted;
}

const flagsOf = (word: string, flags: number): string[] =>
  (Object.keys(wordFlag) as (keyof typeof wordFlag)[])
    .filter((flag) => (flags & wordFlag[flag]) !== 0)
    .map((flag) => flagged(flag, word));

function grouped(list: readonly { group: string; value: string }[]): Record<string, string[]> {
  const groups: Record<string, Set<string>> = {};
  for (const { group, value } of list) {
    const own = groups[group] ?? new Set();
    groups[group] = own;
    own.add(value);
  }
  return Object.fromEntries(Object.entries(groups).map(([group, values]) => [group, [...values]]));
}
