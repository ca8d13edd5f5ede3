import { offeringOfStep } from "@neroli/contract/access/links.ts";
import type { ProductSearch, SupplierSearch } from "@neroli/contract/catalogue/endpoints.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { redirect } from "react-router";
import type { LoadInput } from "../kernel/load.ts";
import { arrangeFacets, type FacetGroup } from "./facet-groups.ts";
import { productKind, supplierKind } from "./search-kinds.ts";
import { hrefOf, pageQuery, readState, type SearchState, sameHits } from "./search-state.ts";

type Arranged<Result> = Omit<Result, "facets"> & { facets: FacetGroup[] };
export type FoundProducts = Arranged<ProductSearch>;
export type FoundSuppliers = Arranged<SupplierSearch>;

/** Longer names of blends are cut on a card anyway. */
const longestInci = 300;

/** The same page for all offerings; which one, the address says, in whatever case it was typed. */
export const offeringOf = ({ pathname }: { pathname: string }): Offering =>
  offeringOfStep(pathname.split("/")[1]?.toLowerCase()) ?? "INGREDIENTS";

export async function loadProducts({ api, url }: LoadInput<unknown>): Promise<FoundProducts> {
  const state = readState({ pathname: url.pathname, search: url.search }, productKind);
  const found = await api("GET /search/products/:offering", {
    params: { offering: offeringOf(url) },
    query: pageQuery(state, productKind),
  });
  stayWithin(found, state);
  return arrangeProducts(found, state);
}

/** Beyond the end the last page is shown, at its own address. */
function stayWithin<Sort extends string>(
  { total_pages }: { total_pages: number },
  state: SearchState<Sort>,
): void {
  const last = Math.max(0, total_pages - 1);
  if (state.page > last) throw redirect(hrefOf(state, { page: last }));
}

/** An answer as the page shows it. */
export function arrangeProducts(found: ProductSearch, state: SearchState): FoundProducts {
  const content = found.content.map((hit) => ({
    ...hit,
    inci: hit.inci?.slice(0, longestInci) ?? null,
  }));
  return { ...found, content, facets: arrangeFacets(found.facets, state) };
}

export async function loadSuppliers({ api, url }: LoadInput<unknown>): Promise<FoundSuppliers> {
  const state = readState({ pathname: url.pathname, search: url.search }, supplierKind);
  const found = await api("GET /search/suppliers", { query: pageQuery(state, supplierKind) });
  stayWithin(found, state);
  return { ...found, facets: arrangeFacets(found.facets, state) };
}

/** Another view of the same hits needs no new answer. */
export const shouldSearchAgain = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean =>
  currentUrl.href !== nextUrl.href && sameHits(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate;
