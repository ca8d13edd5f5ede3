import type { Offering } from "@neroli/contract/products/enumerations.ts";
import { api } from "../kernel/client.ts";
import { arrangeFacets } from "./facet-groups.ts";
import type { Asks } from "./found.ts";
import { countQuery, type SearchState } from "./search-state.ts";

/** How the parts of a product search ask again. */
export function askProducts(offering: Offering, state: SearchState): Asks {
  const ask = (search: SearchState, signal: AbortSignal) =>
    api("GET /search/products/:offering", {
      params: { offering },
      query: countQuery(search),
      signal,
    });
  return {
    loadAll: async (signal) => arrangeFacets((await ask(state, signal)).facets, state),
    count: async (search, signal) => (await ask(search, signal)).total_elements,
  };
}
