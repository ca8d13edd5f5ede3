import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { api } from "../kernel/client.ts";
import { arrangeFacets } from "./facet-groups.ts";
import type { SearchCalls } from "./found-page.ts";
import { countQuery, type SearchState } from "./search-state.ts";

/** The further calls of a product search. */
export function productCalls(offering: Offering, state: SearchState): SearchCalls {
  const ask = (query: ReturnType<typeof countQuery>, signal: AbortSignal) =>
    api("GET /search/products/:offering", { params: { offering }, query, signal });
  return {
    loadWhole: async (group, signal) => {
      const { facets } = await ask(countQuery(state, group), signal);
      return arrangeFacets(facets, state).find((facet) => facet.group === group);
    },
    count: async (search, signal) => (await ask(countQuery(search), signal)).total_elements,
  };
}
