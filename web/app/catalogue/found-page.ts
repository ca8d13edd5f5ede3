import type { FoundInterval, ProductSearch } from "@neroli/contract/catalogue/endpoints.ts";
import type { FacetGroup } from "./facet-groups.ts";
import type { SearchState } from "./search-state.ts";

/** The part of an answer that every search page shows, whatever its hits are. */
export interface FoundPage {
  facets: FacetGroup[];
  /** Fields with numbers; the search of suppliers has none. */
  ranges?: FoundInterval[];
  total_elements: number;
  total_pages: number;
  corrected: string | null;
  /** Words of the query without which it was searched. */
  left_out: readonly string[];
  /** The portal or exhibition that is searched. */
  within: ProductSearch["within"];
  /** Names, in the reader's language, of the contents that the search asks for. */
  names?: ProductSearch["names"];
}

/** Further calls that a search page makes, for the same search or a narrower one. */
export interface SearchCalls {
  /** All values of a facet; the page comes without the rare ones. */
  loadWhole: (group: string, signal: AbortSignal) => Promise<FacetGroup | undefined>;
  /** Counts the hits of another search. */
  count: (search: SearchState, signal: AbortSignal) => Promise<number>;
}
