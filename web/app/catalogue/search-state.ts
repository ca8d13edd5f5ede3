import { decodeFacetValues, encodeFacetValues } from "@neroli/contract/catalogue/facet-values.ts";

/** What a search knows: its facet groups and its sorts, the first being the default. */
export interface SearchKind<Sort extends string> {
  facets: readonly string[];
  sorts: readonly [Sort, ...Sort[]];
}

export type View = "cards" | "list";

/** The whole state of a search, as its address carries it. */
export interface SearchState<Sort extends string = string> {
  path: string;
  query: string;
  /** From 0, as the API counts. */
  page: number;
  sort: Sort;
  defaultSort: Sort;
  view: View;
  /** Wanted values by facet group; groups without one are absent. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Facet groups shown whole, for readers without scripts. */
  open: readonly string[];
}

const greatestPage = 5_000;
const longestQuery = 300;

export function readState<Sort extends string>(
  address: { pathname: string; search: string },
  kind: SearchKind<Sort>,
): SearchState<Sort> {
  const params = new URLSearchParams(address.search);
  const page = Number(params.get("page"));
  const filters: Record<string, readonly string[]> = {};
  for (const group of kind.facets) {
    const values = decodeFacetValues(params.get(group) ?? "").filter((value) => value !== "");
    if (values.length > 0) filters[group] = values;
  }
  return {
    path: address.pathname,
    query: (params.get("query") ?? "").trim().slice(0, longestQuery),
    page: Number.isInteger(page) && page >= 0 && page <= greatestPage ? page : 0,
    sort: kind.sorts.find((sort) => sort === params.get("sort")) ?? kind.sorts[0],
    defaultSort: kind.sorts[0],
    view: params.get("view") === "list" ? "list" : "cards",
    filters,
    open: decodeFacetValues(params.get("open") ?? ""),
  };
}

/** The parameters of the address, without those that say nothing. */
function paramsOf(state: SearchState): [name: string, value: string][] {
  const filters = Object.entries(state.filters).map(([group, values]): [string, string] => [
    group,
    encodeFacetValues(values),
  ]);
  const all: [string, string][] = [
    ["query", state.query],
    ...filters,
    ["sort", state.sort === state.defaultSort ? "" : state.sort],
    ["view", state.view === "cards" ? "" : state.view],
    ["open", encodeFacetValues(state.open)],
    ["page", state.page === 0 ? "" : String(state.page)],
  ];
  return all.filter(([, value]) => value !== "");
}

/** The address of a search that differs from this one; the first page unless it says another. */
export function hrefOf(state: SearchState, change: Partial<SearchState> = {}): string {
  const pairs = paramsOf({ ...state, page: 0, ...change });
  if (pairs.length === 0) return state.path;
  return `${state.path}?${pairs.map(([name, value]) => `${name}=${readable(value)}`).join("&")}`;
}

/** Percent-encoded, but with commas and plus signs for blanks, so that a person can read it. */
const readable = (value: string) =>
  encodeURIComponent(value).replace(/%2C/g, ",").replace(/%20/g, "+");

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

/** Every wanted value with its group. */
export const wanted = (state: SearchState): { group: string; value: string }[] =>
  Object.entries(state.filters).flatMap(([group, values]) =>
    values.map((value) => ({ group, value })),
  );

/** What the API is asked. */
export const apiQuery = <Sort extends string>(state: SearchState<Sort>) => ({
  ...(Object.fromEntries(
    Object.entries(state.filters).map(([group, values]) => [group, encodeFacetValues(values)]),
  ) as Record<string, string>),
  query: state.query,
  page: String(state.page),
  sort: state.sort,
});

/** Whether two addresses ask for the same hits: how they are shown is nobody else's business. */
export const sameHits = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname && asked(one) === asked(other);

function asked({ searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  for (const name of ["view", "open"]) params.delete(name);
  return params.toString();
}
