import type { Facet } from "@neroli/contract/catalogue/endpoints.ts";
import { byInterest } from "./search-kinds.ts";
import type { SearchState } from "./search-state.ts";

/** A facet group as the column shows it; `total` counts values that are not here, too. */
export interface FacetGroup {
  group: string;
  values: Facet["values"];
  total: number;
  /** Unfolded when the page opens. */
  open: boolean;
  /** Shown with all its values when the page opens. */
  whole: boolean;
}

/** The commonest values, shown before "show all". */
export const shownAtFirst = 8;
const openAtFirst = 5;

/** The groups in their order; the first ones and those in use are open. Empty ones are left out. */
export function arrangeFacets(facets: readonly Facet[], state: SearchState): FacetGroup[] {
  return facets
    .map(({ group, values }) => ({ group, values: values.filter(worthShowing) }))
    .filter(({ values }) => values.length > 0)
    .sort(byInterest)
    .map(({ group, values }, at) => ({
      group,
      values: selectedFirst(values),
      total: values.length,
      open: at < openAtFirst || group in state.filters || state.open.includes(group),
      whole: state.open.includes(group),
    }));
}

const worthShowing = ({ count, selected }: Facet["values"][number]) => count > 0 || selected;

/** Those in use on top, and otherwise as they came: the commonest first. */
const selectedFirst = (values: Facet["values"]): Facet["values"] =>
  values.some(({ selected }) => selected)
    ? [...values.filter(({ selected }) => selected), ...values.filter(({ selected }) => !selected)]
    : values;

/** The values in use and the commonest others. */
export const firstValues = (values: Facet["values"]): Facet["values"] =>
  values.filter(({ selected }, at) => at < shownAtFirst || selected);

/**
 * Without the values that the page does not show at first: a catalogue has thousands of them.
 * The browser asks for the rest when somebody wants to see it.
 */
export const onlyShown = (groups: readonly FacetGroup[]): FacetGroup[] =>
  groups.map((group) => {
    if (group.whole) return group;
    return { ...group, values: group.open ? firstValues(group.values) : [] };
  });
