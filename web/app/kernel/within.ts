import { links } from "@neroli/contract/access/links.ts";
import { useSyncExternalStore } from "react";
import { matchPath, useLocation } from "react-router";
import { keptList } from "./kept-list.ts";

/** The parameter of an address by which only what a portal or an exhibition shows is looked at. */
export type Within = { portal?: string; exhibition?: string };

/** Searches and what they lead to; elsewhere such a parameter means something else. */
const pages = [
  "/:offering/search",
  "/:offering/permalink/:productKey",
  links.company(":companyKey"),
  links.supportSearch(),
];

interface Address {
  pathname: string;
  search: string;
}

function withinOf({ pathname, search }: Address): Within {
  const place = matchPath(links.portalSearch(":event"), pathname);
  if (place?.params.event) return { portal: place.params.event };
  if (!pages.some((page) => matchPath(page, pathname))) return {};
  const params = new URLSearchParams(search);
  for (const name of ["portal", "exhibition"] as const) {
    const key = params.get(name);
    if (key) return { [name]: key };
  }
  return {};
}

/** What the page that is open is within; nothing where it is within everything. */
export const useWithin = (): Within => withinOf(useLocation());

/** The same for what is told of it, outside of what is drawn. */
export const withinNow = (): Within => withinOf(location);

interface Results {
  place: string;
  address: string;
}

/** So many portals one looks into at a time. */
const most = 6;
const none: readonly Results[] = [];

/** Of this tab: where the results of each portal were left. */
const { current, change, subscribe } = keptList<Results>({
  key: "neroli.results",
  storage: () => sessionStorage,
});

const placeOf = ({ portal, exhibition }: Within): string | null =>
  portal ? `portal ${portal}` : exhibition ? `exhibition ${exhibition}` : null;

/** Keeps the address of results that are within a portal or an exhibition. */
export function rememberResults(address: string): void {
  const [pathname = "", search = ""] = address.split("?");
  const place = placeOf(withinOf({ pathname, search }));
  if (place === null) return;
  const others = current().filter((results) => results.place !== place);
  change([{ place, address }, ...others].slice(0, most));
}

/** Where the results within it were left; null where there were none in this tab. */
export function useResults(within: Within): string | null {
  const kept = useSyncExternalStore(subscribe, current, () => none);
  const place = placeOf(within);
  return kept.find((results) => results.place === place)?.address ?? null;
}
