import type { Offering } from "@neroli/contract/products/enumerations.ts";
import type {
  CatalogueIndex,
  SearchQuery,
  SearchResult,
  Suggestion,
  Viewer,
} from "@neroli/search/index-types.ts";

/** The indexes of a catalogue: one for the products of each offering, one for suppliers. */
export type IndexName = Offering | "SUPPLIERS";

export interface AskedSuggestions {
  text: string;
  limit: number;
  /** The fields whose values are wanted; all that suggest when left out. */
  fields?: readonly string[];
}

/**
 * Who answers searches: nobody who asks may count on the answer in the same breath. What it names
 * may be gone when the answer is there: a change can come in between.
 */
export interface Searcher {
  /** Rejects with a RangeError for what the index's schema does not declare. */
  search(index: IndexName, query: SearchQuery, viewer: Viewer): Promise<SearchResult>;
  suggest(index: IndexName, asked: AskedSuggestions, viewer: Viewer): Promise<Suggestion[]>;
}

/** Searches on the thread that asks. */
export const searchHere = (indexes: Record<IndexName, CatalogueIndex>): Searcher => ({
  search: async (index, query, viewer) => indexes[index].search(query, viewer),
  suggest: async (index, { text, limit, fields }, viewer) =>
    indexes[index].suggest(text, viewer, limit, fields),
});
