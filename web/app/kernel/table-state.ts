import { useContext, useMemo } from "react";
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";

interface Options {
  /** Names of the API's filters, as they stand in the address too. */
  filters: readonly string[];
  /** What a filter with a closed vocabulary may be; anything else in the address is dropped. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** "name" or "-name". */
  sort: string;
  /** Rows of a page. */
  size?: number;
}

/** What the address says of a list. */
export function readTableState(params: URLSearchParams, options: Options) {
  const { filters, choices = {}, sort, size = 20 } = options;
  const given = Object.fromEntries(
    filters.flatMap((name) => {
      const value = params.get(name);
      return value && (choices[name]?.includes(value) ?? true) ? [[name, value]] : [];
    }),
  );
  const asked = Math.trunc(Number(params.get("page")) || 0);
  const page = Number.isSafeInteger(asked) ? Math.max(0, asked) : 0;
  return { filters: given, sort: params.get("sort") ?? sort, page, size };
}

/** The address with some of it changed; an empty value goes. */
export function withState(
  before: URLSearchParams,
  changes: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * What the address says, or will say: a second choice, however quickly it follows, stands on the first,
 * which the router draws when it has time for it.
 */
export function useAddress() {
  const location = useLocation();
  const next = useNavigation().location;
  const leaves = next !== undefined && next.pathname !== location.pathname;
  const { search } = leaves ? location : (next ?? location);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  /** By the router's own state, of which no hook tells before it is drawn. */
  const hasLeft = () => {
    const { location: at, navigation } = router?.state ?? {};
    return [at, navigation?.location].some((each) => each && each.pathname !== location.pathname);
  };
  const put = (asked: URLSearchParams, { replace } = { replace: true }) => {
    // What was typed just before a link was pressed would hold whoever leaves by it.
    if (!hasLeft()) navigate(`?${asked}`, { replace, preventScrollReset: true, flushSync: true });
  };
  return {
    params,
    /** Puts others in their place. */
    put,
    /** An empty value goes. */
    change: (changes: Record<string, string>, options?: { replace: boolean }) =>
      put(withState(params, changes), options),
  };
}

/** The pages of a list in the address, as its pager (ui/list-pager.tsx) takes them. */
function usePageWays() {
  const { params, put } = useAddress();
  return {
    hrefOf: (page: number) => `?${withState(params, { page: page > 0 ? String(page) : "" })}`,
    onFollow: (href: string, { replace } = { replace: false }) =>
      put(new URLSearchParams(href.slice(1)), { replace }),
  };
}

/**
 * The state of a list in the address: a link shows the same list, and back leads to the page
 * before. `query` is what the API's list calls take; what nobody may type there is refused by it.
 */
export function useTableState(options: Options) {
  const { params, change } = useAddress();
  const state = readTableState(params, options);
  const ways = usePageWays();
  return {
    ...state,
    query: {
      ...state.filters,
      sort: state.sort,
      page: String(state.page),
      size: String(state.size),
    },
    setFilter: (name: string, value: string) => change({ [name]: value, page: "" }),
    setSort: (sort: string) => change({ sort, page: "" }),
    ...ways,
    reset: () =>
      change(Object.fromEntries([...options.filters, "page"].map((name) => [name, ""])), {
        replace: false,
      }),
  };
}
