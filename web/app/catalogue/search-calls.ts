import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { api } from "../kernel/client.ts";
import { arrangeFacets } from "./facet-groups.ts";
import type { FoundPage, SearchCalls } from "./found-page.ts";
import { countQuery, type SearchState } from "./search-state.ts";

interface CountedPage extends Pick<FoundPage, "total_elements"> {
  facets: Parameters<typeof arrangeFacets>[0];
}
type Count = (query: ReturnType<typeof countQuery>, signal: AbortSignal) => Promise<CountedPage>;

const callsBy = (count: Count, state: SearchState): SearchCalls => ({
  loadWhole: async (group, signal) => {
    const { facets } = await count(countQuery(state, group), signal);
    return arrangeFacets(facets, state).find((facet) => facet.group === group);
  },
  count: async (search, signal) => (await count(countQuery(search), signal)).total_elements,
});

/** The further calls of a product search. */
export const productCalls = (offering: Offering, state: SearchState): SearchCalls =>
  callsBy(
    (query, signal) =>
      api("GET /search/products/:offering", { params: { offering }, query, signal }),
    state,
  );

/** The further calls of the search of suppliers. */
export const supplierCalls = (state: SearchState): SearchCalls =>
  callsBy((query, signal) => api("GET /search/suppliers", { query, signal }), state);
