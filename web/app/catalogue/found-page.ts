import type { FoundInterval, ProductSearch } from "@neroli/contract/catalogue/endpoints.ts";
import type { FacetGroup } from "./facet-groups.ts";
import type { SearchState } from "./search-state.ts";

/** What the frame of a search needs of an answer, whatever the hits are. */
export interface FoundPage {
  facets: FacetGroup[];
  /** Of fields with numbers; suppliers have none. */
  ranges?: FoundInterval[];
  total_elements: number;
  total_pages: number;
  corrected: string | null;
  /** What the reader calls contents that are asked for. */
  names?: ProductSearch["names"];
}

/** How the parts of the page ask again, for the same search or a narrower one. */
export interface SearchCalls {
  /** All values of a facet; the page comes without the rare ones. */
  loadWhole: (group: string, signal: AbortSignal) => Promise<FacetGroup | undefined>;
  /** How many a search like this one would find. */
  count: (search: SearchState, signal: AbortSignal) => Promise<number>;
}
