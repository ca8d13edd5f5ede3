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

/** The whole catalogue as numbers: words and facet values of one product after the other. */
function flatten(count: number) {
  const ids = new Map<string, number>();
  const words: number[] = [];
  const facets: number[] = [];
  const wordEnds = new Uint32Array(count);
  const facetEnds = new Uint32Array(count);
  for (const product of catalogue(count)) {
    for (const word of wordsOf(product)) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      words.push(id);
    }
    facets.push(...product.facets);
    wordEnds[product.id] = words.length;
    facetEnds[product.id] = facets.length;
  }
  return {
    ids,
    words: Uint16Array.from(words),
    facets: Uint16Array.from(facets),
    wordEnds,
    facetEnds,
  };
}

/**
 * Answers of a scan of everything for every query: slow, and nothing to go wrong in. Words are
 * split at blanks; a typo is one letter inserted, left out or replaced.
 */
export function expectedAnswers(count: number, queries: readonly Query[]): Expected[] {
  const all = flatten(count);
  return queries.map((query) => {
    const accepted = query.text
      .split(" ")
      .filter(Boolean)
      .map((word) => acceptedIds(all.ids, word, query.kind));
    const counts = new Array<number>(facetValues).fill(0);
    let total = 0;
    for (let product = 0; product < count; product++) {
      const words = all.words.subarray(all.wordEnds[product - 1] ?? 0, all.wordEnds[product]);
      if (!accepted.every((flags) => words.some((id) => flags[id] === 1))) continue;
      const facets = all.facets.subarray(all.facetEnds[product - 1] ?? 0, all.facetEnds[product]);
      if (!query.filter.every((value) => facets.includes(value))) continue;
      total++;
      for (const value of facets) counts[value] = (counts[value] ?? 0) + 1;
    }
    return { total, counts, apart: query.kind === "typo" && isToldApart(all.ids, query.text) };
  });
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
