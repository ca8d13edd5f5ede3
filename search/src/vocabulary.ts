import { type GrowingInts, growingInts } from "./growing.ts";
import { oneEditApart } from "./typos.ts";

/**
 * Words (or whole phrases) with a number each and a row of postings each. The words are also
 * kept sorted by code unit: `sorted` holds most, `fresh` the ones added since the last merge.
 */
export interface Vocabulary {
  ids: Map<string, number>;
  words: string[];
  postings: GrowingInts[];
  sorted: string[];
  fresh: string[];
  freshIsSorted: boolean;
}

export function createVocabulary(): Vocabulary {
  return { ids: new Map(), words: [], postings: [], sorted: [], fresh: [], freshIsSorted: true };
}

/** The number of a word, given now if it has none. */
export function idOf(vocabulary: Vocabulary, word: string): number {
  const known = vocabulary.ids.get(word);
  if (known !== undefined) return known;
  const id = vocabulary.words.length;
  vocabulary.ids.set(word, id);
  vocabulary.words.push(word);
  vocabulary.postings.push(growingInts());
  vocabulary.fresh.push(word);
  vocabulary.freshIsSorted = false;
  return id;
}

export function postingsOf(vocabulary: Vocabulary, id: number): GrowingInts {
  return vocabulary.postings[id] as GrowingInts;
}

export function postingsOfWord(vocabulary: Vocabulary, word: string): GrowingInts | null {
  const id = vocabulary.ids.get(word);
  return id === undefined ? null : postingsOf(vocabulary, id);
}

/** Numbers of the words that start with `prefix`, the prefix itself included. */
export function idsWithPrefix(vocabulary: Vocabulary, prefix: string): number[] {
  const ids: number[] = [];
  for (const list of sortedLists(vocabulary)) {
    for (let at = firstFrom(list, prefix); at < list.length; at++) {
      const word = list[at] as string;
      if (!word.startsWith(prefix)) break;
      ids.push(vocabulary.ids.get(word) as number);
    }
  }
  return ids;
}

/** Numbers of the words one edit away from `word` with its first letter. */
export function idsOneEditAway(vocabulary: Vocabulary, word: string): number[] {
  const ids: number[] = [];
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  for (const list of sortedLists(vocabulary)) {
    for (let at = firstFrom(list, first); at < list.length; at++) {
      const other = list[at] as string;
      if (!other.startsWith(first)) break;
      if (oneEditApart(word, other)) ids.push(vocabulary.ids.get(other) as number);
    }
  }
  return ids;
}

/** Forgets words without postings; numbers of the others stay. */
export function forgetEmpty(vocabulary: Vocabulary): void {
  for (const [word, id] of vocabulary.ids) {
    if (postingsOf(vocabulary, id).length === 0) {
      vocabulary.ids.delete(word);
      vocabulary.words[id] = "";
    }
  }
  vocabulary.sorted = [...vocabulary.ids.keys()].sort(byCodeUnit);
  vocabulary.fresh = [];
  vocabulary.freshIsSorted = true;
}

function sortedLists(vocabulary: Vocabulary): string[][] {
  if (!vocabulary.freshIsSorted) {
    vocabulary.fresh.sort(byCodeUnit);
    vocabulary.freshIsSorted = true;
  }
  if (vocabulary.fresh.length > 256 + (vocabulary.sorted.length >> 4)) {
    vocabulary.sorted = merged(vocabulary.sorted, vocabulary.fresh);
    vocabulary.fresh = [];
  }
  return [vocabulary.sorted, vocabulary.fresh];
}

function merged(left: readonly string[], right: readonly string[]): string[] {
  const result: string[] = [];
  let at = 0;
  for (const word of right) {
    while (at < left.length && (left[at] as string) < word) result.push(left[at++] as string);
    result.push(word);
  }
  while (at < left.length) result.push(left[at++] as string);
  return result;
}

function firstFrom(list: readonly string[], word: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
