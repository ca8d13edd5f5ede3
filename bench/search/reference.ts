import { tellApart } from "../../search/src/text/chemical-names.ts";
import { catalogue, facetValues, type GeneratedProduct } from "./catalogue.ts";
import type { Query } from "./queries.ts";

/** The right answer to a query, whoever gives it. */
export interface Expected {
  total: number;
  /** By facet value id, over all matches. */
  counts: number[];
  /**
   * Among the words that are one letter away some name another substance ("oilin", "oilan"). Whoever
   * tells these apart answers otherwise, and rightly: such queries are asked of nobody.
   */
  apart: boolean;
}

const wordsOf = ({ name, inci, description }: GeneratedProduct) =>
  `${name} ${inci} ${description}`.split(" ");

/** A product has at most so many words, and values. */
const mostWords = 24;
const mostFacets = 24;

/** The whole catalogue as numbers: words and facet values of one product after the other. */
function flatten(count: number) {
  const ids = new Map<string, number>();
  // No list of numbers grows to hundreds of millions.
  const words = new Uint16Array(count * mostWords);
  const facets = new Uint16Array(count * mostFacets);
  const wordEnds = new Uint32Array(count + 1);
  const facetEnds = new Uint32Array(count + 1);
  let word = 0;
  let facet = 0;
  for (const product of catalogue(count)) {
    for (const text of wordsOf(product)) {
      const id = ids.get(text) ?? ids.size;
      ids.set(text, id);
      words[word++] = id;
    }
    for (const value of product.facets) facets[facet++] = value;
    wordEnds[product.id + 1] = word;
    facetEnds[product.id + 1] = facet;
  }
  return { ids, words, facets, wordEnds, facetEnds };
}

/** Whether one of the numbers from a place up to, but not, another has a flag. */
function isFlagged(flags: Uint8Array, numbers: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (flags[numbers[at] as number] === 1) return true;
  return false;
}

/**
 * Answers of a scan of everything for every query: slow, and nothing to go wrong in. Words are
 * split at blanks; a typo is one letter inserted, left out or replaced.
 */
export function expectedAnswers(count: number, queries: readonly Query[]): Expected[] {
  const { ids, words, facets, wordEnds, facetEnds } = flatten(count);
  return queries.map((query) => {
    const accepted = query.text
      .split(" ")
      .filter(Boolean)
      .map((word) => acceptedIds(ids, word, query.kind));
    const filters = query.filter.map((value) => flagOf(value));
    const counts = new Array<number>(facetValues).fill(0);
    let total = 0;
    for (let product = 0; product < count; product++) {
      const from = wordEnds[product] as number;
      const to = wordEnds[product + 1] as number;
      if (!accepted.every((flags) => isFlagged(flags, words, from, to))) continue;
      const first = facetEnds[product] as number;
      const last = facetEnds[product + 1] as number;
      if (!filters.every((flags) => isFlagged(flags, facets, first, last))) continue;
      total++;
      for (let at = first; at < last; at++) {
        const value = facets[at] as number;
        counts[value] = (counts[value] as number) + 1;
      }
    }
    return { total, counts, apart: query.kind === "typo" && isToldApart(ids, query.text) };
  });
}

function flagOf(value: number): Uint8Array {
  const flags = new Uint8Array(facetValues);
  flags[value] = 1;
  return flags;
}

const isToldApart = (ids: ReadonlyMap<string, number>, text: string): boolean =>
  text
    .split(" ")
    .some((wanted) =>
      ids.keys().some((word) => isOneEditApart(word, wanted) && tellApart(word, wanted)),
    );

function acceptedIds(ids: ReadonlyMap<string, number>, wanted: string, kind: Query["kind"]) {
  const flags = new Uint8Array(ids.size);
  for (const [word, id] of ids) if (answers(word, wanted, kind)) flags[id] = 1;
  return flags;
}

export function answers(word: string, wanted: string, kind: Query["kind"]): boolean {
  if (kind === "prefix3") return word.startsWith(wanted);
  if (kind === "typo") return isOneEditApart(word, wanted);
  return word === wanted;
}

/** Whether one insertion, deletion or replacement at most makes one word the other. */
function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const rests = [
    [one.slice(at + 1), other.slice(at + 1)],
    [one.slice(at + 1), other.slice(at)],
    [one.slice(at), other.slice(at + 1)],
  ];
  return rests.some(([rest, another]) => rest === another);
}
