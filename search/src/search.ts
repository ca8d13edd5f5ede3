import { visibleWords } from "./corrections.ts";
import { facetCounts, filterAndCount } from "./count-facets.ts";
import type { Store } from "./document-store.ts";
import { findMatches, type Matches } from "./find-matches.ts";
import type { SearchQuery, SearchResult } from "./index-types.ts";
import type { Scratch } from "./match-words.ts";
import { answersWord, parseQuery } from "./parse-query.ts";
import { orderOf, topHits } from "./top-hits.ts";
import type { View } from "./visibility.ts";

/** @throws RangeError for an undeclared facet group or sort key, or a negative page or size. */
export function search(
  store: Store,
  { query, view, scratch }: { query: SearchQuery; view: View; scratch: Scratch },
): SearchResult {
  const { page, size, filters, sort } = query;
  if (!(Number.isInteger(page) && Number.isInteger(size) && page >= 0 && size >= 0)) {
    throw new RangeError("page and size are whole numbers from 0");
  }
  const parsed = parseQuery(query.text);
  const matches = findMatches(store, { view, scratch, parsed });
  const count = query.count_facets !== false;
  const filtered = filterAndCount(store, { view, slots: matches.slots, filters, count });
  const order = orderOf(store, { view, sort, score: matches.scored ? scratch.score : null });
  const slots = topHits(filtered.slots, { order, page, size });
  const identifier = parsed.identifier?.only ? parsed.identifier.id : null;
  return {
    total: filtered.slots.length,
    hits: slots.map((slot) => ({
      key: store.keys[slot] as string,
      matches: identifier === null ? matchedWords(store, { view, matches, slot }) : [identifier],
    })),
    facets: count ? facetCounts(store, filtered.counts) : {},
    corrected: matches.corrected,
  };
}

/** Visible words of a document that answer a word of the query. */
function matchedWords(
  store: Store,
  { view, matches, slot }: { view: View; matches: Matches; slot: number },
): string[] {
  if (matches.words.length === 0) return [];
  const typos = new Set(matches.typos.flat());
  const matched: string[] = [];
  for (const id of visibleWords(store, view, slot)) {
    const known = store.words.words[id] as string;
    const answers = matches.words.some((word) => answersWord(word, known));
    if (answers || typos.has(id)) matched.push(known);
  }
  return matched;
}
