import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { useT, words } from "../language/phrases.tsx";
import type { Route } from "./+types/products-search";
import { usePending } from "./pending.ts";
import { Products } from "./products.tsx";
import { productCalls } from "./search-calls.ts";
import { SearchError } from "./search-error.tsx";
import { productKind } from "./search-kinds.ts";
import { type FoundProducts, loadProducts, offeringOf } from "./search-load.ts";
import { searchMeta } from "./search-meta.ts";
import { SearchPage } from "./search-page.tsx";
import { readState } from "./search-state.ts";
import { SelectionBar } from "./selection-bar.tsx";

export { shouldSearchAgain as shouldRevalidate } from "./search-load.ts";

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, loadProducts);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, loadProducts);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const offering = offeringOf(location);
  return searchMeta({
    matches,
    location,
    found: loaderData,
    kind: productKind,
    title: (t) => words(t, "offerings", offering),
    description: (t) => words(t, "catalogue.description", offering),
    items: (loaderData?.content ?? []).map(({ name, key }) => ({
      name,
      path: links.product(offering, key),
    })),
  });
};

export default function ProductsSearch({ loaderData }: Route.ComponentProps) {
  const offering = offeringOf(useLocation());
  return <Search key={offering} offering={offering} found={loaderData} />;
}

const bar = <SelectionBar />;

function Search({ offering, found }: { offering: Offering; found: FoundProducts }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const state = useMemo(() => readState({ pathname, search }, productKind), [pathname, search]);
  const waiting = usePending(state, productKind);
  const calls = useMemo(() => productCalls(offering, state), [offering, state]);
  const told = useMemo(() => toldOf(found), [found]);
  // The hits stay as they are while the next answer is on its way.
  const hits = useMemo(
    () => <Products {...{ offering, state }} content={found.content} />,
    [offering, state, found],
  );
  const name = found.within?.name;
  return (
    <SearchPage
      title={words(t, "offerings", offering)}
      {...(offering !== "INGREDIENTS" && { searchLabel: words(t, "catalogue.search", offering) })}
      {...(name && { searchLabel: t("catalogue.search.within", { name }) })}
      {...{ offering, state, found, waiting, calls, told, bar }}
      sorts={productKind.sorts}
    >
      {hits}
    </SearchPage>
  );
}

const toldOf = ({ content }: FoundProducts) => ({
  of: "product" as const,
  keys: content.map(({ key }) => key),
});

export const ErrorBoundary = SearchError;
