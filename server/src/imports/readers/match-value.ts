import type { ColumnOptions } from "@neroli/contract/imports/mapping.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { sentenceCase, tidyLine } from "../sources/tidy.ts";
import { closedValues } from "./closed-values.ts";
import type { ClosedValue } from "./countries.ts";
import { likeness, plainWords } from "./same-words.ts";
import { synonymOf } from "./term-synonyms.ts";

/** A term of a field's open vocabulary, and what it is called in other languages. */
export interface KnownTerm {
  term: string;
  also?: readonly string[];
}

/** The terms of fields that the catalogue has already. */
export type KnownTerms = Partial<Record<ProductFieldKey, readonly KnownTerm[]>>;

export interface Match {
  /** null: nothing. */
  taken_for: string | null;
  /** The likest first, without `taken_for`. */
  suggestions: string[];
  /** An unknown word cannot be taken as it is. */
  closed: boolean;
  /** It would come into an open vocabulary that has nothing called so. */
  is_new: boolean;
}

export type MatchedColumn = ProductFieldKey | "offering" | "segment";

/** From here on a word is likely to mean another one. */
const likely = 0.55;
const mostSuggestions = 5;

/** Takes words for values of a field; the same word is looked up once. */
export interface ValueMatcher {
  match(given: string): Match;
  /** As match, without the work that suggestions are; undefined when the word is unknown. */
  find(given: string): string | null | undefined;
}

interface WordIndex {
  /** A word that is one of them, or is called so in another language, is taken for it. */
  terms?: readonly KnownTerm[] | undefined;
  /** May be meant, and are only suggested. */
  others?: readonly KnownTerm[] | undefined;
  options?: ColumnOptions;
}

export function valueMatcher(
  field: MatchedColumn,
  { terms, others = [], options = {} }: WordIndex = {},
): ValueMatcher {
  const closed = closedValues(field);
  const words = closed ?? (terms ?? []).map(termWords);
  const byWord = new Map(words.toReversed().flatMap((each) => entriesOf(each)));
  // What a term is only suggested for is no term itself.
  const called = new Set([
    ...words.flatMap((each) => each.words),
    ...others.map(({ term }) => plainWords(term)),
  ]);
  const isOpenList =
    field !== "offering" && field !== "segment" && productField(field).type === "term";
  const found = new Map<string, string | null | undefined>();
  const find = (given: string): string | null | undefined => {
    if (found.has(given)) return found.get(given);
    const value = closed
      ? byWord.get(plainWords(given))
      : openValue(field as ProductFieldKey, given, { byWord, options });
    found.set(given, value);
    return value;
  };
  const matched = new Map<string, Match>();
  const match = (given: string): Match => {
    const before = matched.get(given);
    if (before) return before;
    const taken_for = find(given) ?? null;
    const all = [...words, ...(closed ? [] : others.map(termWords))];
    const suggestions = like(all, plainWords(given)).filter((value) => value !== taken_for);
    const is_new = isOpenList && taken_for !== null && !called.has(plainWords(taken_for));
    const now = { taken_for, suggestions, closed: closed !== null, is_new };
    matched.set(given, now);
    return now;
  };
  return { find, match };
}

const termWords = ({ term, also = [] }: KnownTerm): ClosedValue => ({
  value: term,
  words: [term, ...also].map(plainWords),
});

const entriesOf = ({ value, words }: ClosedValue) => words.map((word) => [word, value] as const);

interface ColumnWords {
  byWord: ReadonlyMap<string, string>;
  options: ColumnOptions;
}

/** The catalogue's own word for it, else the word as it is given. */
function openValue(field: ProductFieldKey, given: string, { byWord, options }: ColumnWords) {
  const tidy = tidyLine(given);
  if (tidy === "") return null;
  if (productField(field).type !== "term") return tidy;
  const synonym = synonymOf(field, tidy);
  if (synonym !== undefined) return synonym;
  const known = byWord.get(plainWords(tidy));
  return known ?? (options.letters === "sentence" ? sentenceCase(tidy) : tidy);
}

function like(words: readonly ClosedValue[], given: string): string[] {
  if (given === "") return [];
  return words
    .map(({ value, words: all }) => ({
      value,
      likeness: Math.max(...all.map((word) => closeness(word, given))),
    }))
    .filter((each) => each.likeness >= likely)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ value }) => value)
    .filter((value, at, all) => all.indexOf(value) === at)
    .slice(0, mostSuggestions);
}

/** One within the other is close, too: "testing of products" and "testing". */
function closeness(word: string, given: string): number {
  const within =
    word.length > 3 &&
    given.length > 3 &&
    (` ${given} `.includes(` ${word} `) || ` ${word} `.includes(` ${given} `));
  return Math.max(within ? 0.7 : 0, likeness(word, given));
}

/** The value that one word would be taken for, and the values that it may mean. */
export const matchValue = (field: MatchedColumn, given: string, known: WordIndex = {}): Match =>
  valueMatcher(field, known).match(given);
