import { links, offeringOfStep } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useLocation } from "react-router";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { useT, words } from "../language/phrases.tsx";
import type { Route } from "./+types/products-search";
import { usePending } from "./pending.ts";
import { Products } from "./products.tsx";
import { productCalls } from "./search-calls.ts";
import { SearchError } from "./search-error.tsx";
import { productKind } from "./search-kinds.ts";
import { type FoundProducts, loadProducts } from "./search-load.ts";
import { searchMeta } from "./search-meta.ts";
import { SearchPage } from "./search-page.tsx";
import { readState } from "./search-state.ts";
import { SelectionBar } from "./selection-bar.tsx";

export { shouldSearchAgain as shouldRevalidate } from "./search-load.ts";

/** The same page for all offerings; which one, the address says, in whatever case it was typed. */
const offeringOf = ({ pathname }: { pathname: string }): Offering =>
  offeringOfStep(pathname.split("/")[1]?.toLowerCase()) ?? "INGREDIENTS";

const load = (input: LoadInput<unknown>) => loadProducts(offeringOf(input.url), input);

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

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

function Search({ offering, found }: { offering: Offering; found: FoundProducts }) {
  const t = useT();
  const state = readState(useLocation(), productKind);
  const waiting = usePending(state, productKind);
  const name = found.within?.name;
  return (
    <SearchPage
      title={words(t, "offerings", offering)}
      {...(offering !== "INGREDIENTS" && { searchLabel: words(t, "catalogue.search", offering) })}
      {...(name && { searchLabel: t("catalogue.search.within", { name }) })}
      {...{ offering, state, found, ...waiting }}
      {...productCalls(offering, state)}
      sorts={productKind.sorts}
      told={{ of: "product", keys: found.content.map(({ key }) => key) }}
      bar={<SelectionBar />}
    >
      <Products {...{ offering, state }} content={found.content} />
    </SearchPage>
  );
}

export const ErrorBoundary = SearchError;
