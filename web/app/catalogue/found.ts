import type { FoundInterval } from "@neroli/contract/catalogue/endpoints.ts";
import type { FacetGroup } from "./facet-groups.ts";
import type { SearchState } from "./search-state.ts";

/** What the frame of a search needs of an answer, whatever the hits are. */
export interface Found {
  facets: FacetGroup[];
  /** Of fields with numbers; suppliers have none. */
  ranges?: FoundInterval[];
  total_elements: number;
  total_pages: number;
  corrected: string | null;
}

/** How the parts of the page ask again, for the same search or a narrower one. */
export interface Asks {
  /** All facets with all their values; the page comes without the rare ones. */
  loadAll: (signal: AbortSignal) => Promise<FacetGroup[]>;
  /** How many a search like this one would find. */
  count: (search: SearchState, signal: AbortSignal) => Promise<number>;
}
