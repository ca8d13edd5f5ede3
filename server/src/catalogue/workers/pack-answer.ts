import type { SearchResult } from "@neroli/search/index-types.ts";

type Facets = SearchResult["facets"];
type Hit = SearchResult["hits"][number];

/**
 * An answer as it goes from thread to thread: a thousand counted facet values, and the hits, are one
 * text and one list of numbers, as copying a thousand objects costs more than the search itself.
 */
export interface PackedResult extends Omit<SearchResult, "facets" | "facet_totals" | "hits"> {
  /**
   * Each group and its values, each hit's key and its words, in turn, with a character between them
   * that no text of the database can have.
   */
  texts: string;
  /**
   * How many groups; of each how many values, its total, and their counts. How many hits, with how
   * many marks; of each how many words, and its marks.
   */
  numbers: Uint32Array;
  /** Of each hit, where somebody asks how it was found. */
  explained: Hit["explained"][] | null;
}

const between = "\0";

export function packResult({ facets, facet_totals, hits, ...rest }: SearchResult): PackedResult {
  const texts: string[] = [];
  const groups = Object.entries(facets);
  const numbers = [groups.length];
  for (const [group, list] of groups) {
    texts.push(group);
    numbers.push(list.length, facet_totals[group] ?? 0);
    for (const { value, count } of list) {
      texts.push(value);
      numbers.push(count);
    }
  }
  const [first] = hits;
  numbers.push(hits.length, first?.marks?.length ?? 0);
  for (const { key, matches, marks = [] } of hits) {
    texts.push(key);
    numbers.push(matches.length);
    for (const match of matches) texts.push(match);
    for (const mark of marks) numbers.push(Number(mark));
  }
  const explained = first?.explained ? hits.map((hit) => hit.explained) : null;
  return { ...rest, texts: texts.join(between), numbers: new Uint32Array(numbers), explained };
}

export function unpackResult(packed: PackedResult): SearchResult {
  const { texts, numbers, explained, ...rest } = packed;
  const parts = texts.split(between);
  let text = 0;
  let number = 0;
  const nextText = () => parts[text++] ?? "";
  const nextNumber = () => numbers[number++] ?? 0;
  const facets: Facets = {};
  const facet_totals: SearchResult["facet_totals"] = {};
  for (let left = nextNumber(); left > 0; left--) {
    const group = nextText();
    const list: Facets[string] = [];
    const size = nextNumber();
    facet_totals[group] = nextNumber();
    for (let at = 0; at < size; at++) list.push({ value: nextText(), count: nextNumber() });
    facets[group] = list;
  }
  const count = nextNumber();
  const marks = nextNumber();
  const hits: Hit[] = [];
  for (let at = 0; at < count; at++) {
    const hit: Hit = { key: nextText(), matches: [], marks: [] };
    const words = nextNumber();
    for (let word = 0; word < words; word++) hit.matches.push(nextText());
    for (let mark = 0; mark < marks; mark++) hit.marks?.push(nextNumber() === 1);
    hits.push(hit);
  }
  for (const [at, one] of (explained ?? []).entries()) {
    const hit = hits[at];
    if (hit && one) hit.explained = one;
  }
  return { ...rest, hits, facets, facet_totals };
}
