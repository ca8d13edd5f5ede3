import { type Content, encodeContents } from "@neroli/contract/catalogue/content-values.ts";
import { decodeFacetValues, encodeFacetValues } from "@neroli/contract/catalogue/facet-values.ts";
import { encodeInterval, type Interval } from "@neroli/contract/catalogue/interval-values.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { type RefusedInterval, readContents, readIntervals } from "./read-refinements.ts";

/** The facet groups, fields of numbers and sorts that a search has; its first sort is the default. */
export interface SearchKind<Sort extends string> {
  facets: readonly string[];
  ranges: readonly ProductFieldKey[];
  sorts: readonly [Sort, ...Sort[]];
}

export type View = "cards" | "list";

/** The whole state of a search, as its address carries it. */
export interface SearchState<Sort extends string = string> {
  path: string;
  query: string;
  /** From 0, as the API counts. */
  page: number;
  size: number;
  sort: Sort;
  defaultSort: Sort;
  /** Null where the address leaves it to the browser. */
  view: View | null;
  /** Chosen values by facet group; groups without one are absent. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Chosen numbers by field; a field with neither end is absent. */
  ranges: Readonly<Record<string, Interval>>;
  /** Numbers of the address that narrow nothing, as no product can have them; for the page to say. */
  refused: readonly RefusedInterval[];
  /** Contents that a product must have, and those that it must not. */
  contains: readonly Content[];
  without: readonly Content[];
  /** Facet groups shown whole. */
  open: readonly string[];
  /** The portal or the exhibition of which only what it shows is searched; empty for everything. */
  portal: string;
  exhibition: string;
  /** True on a portal's own page, whose path says which it is. */
  placed?: true;
}

const greatestPage = 5_000;
const longestQuery = 300;
/** Hits on a page; the first one is what the API answers with by itself. */
export const sizes = [20, 50, 100] as const;

export function readState<Sort extends string>(
  address: { pathname: string; search: string },
  kind: SearchKind<Sort>,
): SearchState<Sort> {
  const params = new URLSearchParams(address.search);
  const text = (name: string) => params.get(name) ?? "";
  const page = Number(params.get("page"));
  const filters: Record<string, readonly string[]> = {};
  for (const group of kind.facets) {
    const values = decodeFacetValues(text(group)).filter((value) => value !== "");
    if (values.length > 0) filters[group] = values;
  }
  const view = text("view");
  return {
    path: address.pathname,
    query: text("query").trim().slice(0, longestQuery),
    page: Number.isInteger(page) && page >= 0 ? Math.min(page, greatestPage) : 0,
    size: sizes.find((size) => String(size) === text("size")) ?? sizes[0],
    sort: kind.sorts.find((sort) => sort === params.get("sort")) ?? kind.sorts[0],
    defaultSort: kind.sorts[0],
    view: view === "list" || view === "cards" ? view : null,
    filters,
    ...readIntervals(kind.ranges, text),
    contains: readContents(text("contains")),
    without: readContents(text("without")),
    open: decodeFacetValues(text("open")),
    portal: text("portal"),
    exhibition: text("exhibition"),
  };
}

/** The parameters that decide about the hits; address and API write them alike. */
function hitPairs(state: SearchState): [name: string, value: string][] {
  return [
    ["query", state.query],
    ["portal", state.portal],
    ["exhibition", state.exhibition],
    ...Object.entries(state.filters).map(([group, values]): [string, string] => [
      group,
      encodeFacetValues(values),
    ]),
    ...Object.entries(state.ranges).map(([field, interval]): [string, string] => [
      field,
      encodeInterval(interval),
    ]),
    ["contains", encodeContents(state.contains)],
    ["without", encodeContents(state.without)],
  ];
}

/** What narrows a search beside its words, as its address says it. */
export const filtersOf = (state: SearchState): string =>
  written(hitPairs({ ...state, query: "", ...everywhere }).filter(([, value]) => value !== ""));

/** The parameters of the address, without those that say nothing. */
function paramsOf(state: SearchState): [name: string, value: string][] {
  const all: [string, string][] = [
    ...hitPairs(state),
    ["sort", state.sort === state.defaultSort ? "" : state.sort],
    ["size", state.size === sizes[0] ? "" : String(state.size)],
    ["view", state.view ?? ""],
    ["open", encodeFacetValues(state.open)],
    ["page", state.page === 0 ? "" : String(state.page)],
  ];
  return all.filter(([name, value]) => value !== "" && !(name === "portal" && state.placed));
}

/** The search of a portal's own page. */
export const placedIn = <Sort extends string>(
  state: SearchState<Sort>,
  portal: string,
): SearchState<Sort> => ({ ...state, portal, exhibition: "", placed: true });

/** Outside of all portals and exhibitions. */
export const everywhere = { portal: "", exhibition: "" } as const;

/** The address of a search that differs from this one; the first page unless it says another. */
export function hrefOf(state: SearchState, change: Partial<SearchState> = {}): string {
  const pairs = paramsOf({ ...state, page: 0, ...change });
  if (pairs.length === 0) return state.path;
  return `${state.path}?${written(pairs)}`;
}

const written = (pairs: readonly [name: string, value: string][]) =>
  pairs.map(([name, value]) => `${name}=${readable(value)}`).join("&");

/** Percent-encoded, but with what a person reads: commas, colons, and plus signs for blanks. */
const readable = (value: string) =>
  encodeURIComponent(value).replace(/%2C/g, ",").replace(/%3A/g, ":").replace(/%20/g, "+");

/** Hidden inputs of a form that changes one parameter and keeps the others. */
export const hiddenInputs = (state: SearchState, changed: string) =>
  paramsOf({ ...state, page: 0 }).filter(([name]) => name !== changed);

/** The filters with one value added, or taken away when it is there. */
export function toggled(
  filters: SearchState["filters"],
  group: string,
  value: string,
): SearchState["filters"] {
  const { [group]: before = [], ...others } = filters;
  const after = before.includes(value)
    ? before.filter((each) => each !== value)
    : [...before, value];
  return after.length > 0 ? { ...others, [group]: after } : others;
}

/** The ranges with this one for the field; null takes it away. */
export function ranged(
  ranges: SearchState["ranges"],
  field: string,
  interval: Interval | null,
): SearchState["ranges"] {
  const { [field]: _, ...others } = ranges;
  return interval && (interval.min !== null || interval.max !== null)
    ? { ...others, [field]: interval }
    : others;
}

/** Nothing narrows the search any more but its words. */
export const unfiltered = { filters: {}, ranges: {}, contains: [], without: [] } as const;

/** The number of filters in use, of every kind. */
export const countFilters = (state: SearchState): number =>
  Object.values(state.filters).flat().length +
  Object.keys(state.ranges).length +
  state.contains.length +
  state.without.length;

/** The query of the API's search. */
export const apiQuery = <Sort extends string>(state: SearchState<Sort>) => ({
  ...(Object.fromEntries(hitPairs(state).filter(([, value]) => value !== "")) as Record<
    string,
    string
  >),
  query: state.query,
  page: String(state.page),
  size: String(state.size),
  sort: state.sort,
});

/** The same with all values of the facets that the address shows whole. */
export function pageQuery<Sort extends string>(state: SearchState<Sort>, kind: SearchKind<Sort>) {
  const whole = kind.facets.filter((group) => state.open.includes(group));
  return { ...apiQuery(state), ...(whole.length > 0 && { whole: whole.join(",") }) };
}

/** The same for how many there are and the facets, one of them whole, without the hits. */
export function countQuery(state: SearchState, whole?: string) {
  const { sort: _, ...query } = apiQuery(state);
  return { ...query, page: "0", size: "1", ...(whole !== undefined && { whole }) };
}

/** True of two addresses that ask for the same hits and differ only in how they are shown. */
export const sameHits = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname && hitParams(one) === hitParams(other);

function hitParams({ searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  for (const name of ["view", "open"]) params.delete(name);
  return params.toString();
}
