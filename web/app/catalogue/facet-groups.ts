import type { Facet } from "@neroli/contract/catalogue/endpoints.ts";
import { facetValuesShown } from "@neroli/contract/catalogue/facets.ts";
import { byInterest } from "./search-kinds.ts";
import type { SearchState } from "./search-state.ts";

/** A facet group as the column shows it; `total` counts values that were not asked for, too. */
export interface FacetGroup {
  group: string;
  values: Facet["values"];
  total: number;
  /** Unfolded when the page opens. */
  open: boolean;
}

const openAtFirst = 5;

/** The groups in their order; the first ones and those in use are open. Empty ones are left out. */
export function arrangeFacets(facets: readonly Facet[], state: SearchState): FacetGroup[] {
  return facets
    .filter(({ total }) => total > 0)
    .toSorted(byInterest)
    .map(({ group, values, total }, at) => ({
      group,
      values: selectedFirst(values),
      total,
      open: at < openAtFirst || group in state.filters || state.open.includes(group),
    }));
}

/** The values in use come first; the others keep their order, the commonest first. */
const selectedFirst = (values: Facet["values"]): Facet["values"] =>
  values.some(({ selected }) => selected)
    ? [...values.filter(({ selected }) => selected), ...values.filter(({ selected }) => !selected)]
    : values;

/** The values in use and the commonest others. */
export const firstValues = (values: Facet["values"]): Facet["values"] =>
  values.filter(({ selected }, at) => at < facetValuesShown || selected);
