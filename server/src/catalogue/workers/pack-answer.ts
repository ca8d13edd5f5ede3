import type { SearchResult } from "@neroli/search/index-types.ts";

type Facets = SearchResult["facets"];

/**
 * An answer as it goes from thread to thread: a thousand counted facet values are one text and
 * one list of numbers, as copying a thousand objects costs more than the search itself.
 */
export interface PackedResult extends Omit<SearchResult, "facets"> {
  groups: readonly string[];
  /** How many values each group has. */
  sizes: readonly number[];
  /** All values in turn, with a character between them that no text of the database can have. */
  values: string;
  counts: Uint32Array;
}

const between = "\0";

export function packResult({ facets, ...rest }: SearchResult): PackedResult {
  const groups = Object.keys(facets);
  const lists = Object.values(facets);
  const sizes = lists.map(({ length }) => length);
  const counts = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  let values = "";
  let at = 0;
  for (const list of lists) {
    for (const { value, count } of list) {
      values += at === 0 ? value : between + value;
      counts[at++] = count;
    }
  }
  return { ...rest, groups, sizes, values, counts };
}

export function unpackResult(packed: PackedResult): SearchResult {
  const { groups, sizes, values, counts, ...rest } = packed;
  const texts = values.split(between);
  const facets: Facets = {};
  let at = 0;
  for (const [place, group] of groups.entries()) {
    const end = at + (sizes[place] ?? 0);
    const own: Facets[string] = [];
    for (; at < end; at++) own.push({ value: texts[at] ?? "", count: counts[at] ?? 0 });
    facets[group] = own;
  }
  return { ...rest, facets };
}
