import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { type MetaDescriptor, useLocation } from "react-router";
import { useT, words } from "../language/phrases.tsx";
import { usePending } from "./pending.ts";
import { Products } from "./products.tsx";
import { productCalls } from "./search-calls.ts";
import { productKind } from "./search-kinds.ts";
import type { FoundProducts } from "./search-load.ts";
import { searchMeta } from "./search-meta.ts";
import { SearchPage } from "./search-page.tsx";
import { readState } from "./search-state.ts";
import { SelectionBar } from "./selection-bar.tsx";

/** The search of one offering; the three routes differ in nothing else. */
export function ProductSearchPage({
  offering,
  found,
}: {
  offering: Offering;
  found: FoundProducts;
}) {
  const t = useT();
  const state = readState(useLocation(), productKind);
  const pending = usePending(state);
  return (
    <SearchPage
      title={words(t, "offerings", offering)}
      {...(offering !== "INGREDIENTS" && { searchLabel: words(t, "catalogue.search", offering) })}
      {...{ offering, state, found, pending }}
      {...productCalls(offering, state)}
      sorts={productKind.sorts}
      bar={<SelectionBar />}
    >
      <Products {...{ offering, state }} content={found.content} />
    </SearchPage>
  );
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
  loaderData: FoundProducts | undefined;
}

/** Title, address and structured data of the search of one offering. */
export const productSearchMeta =
  (offering: Offering) =>
  ({ matches, location, loaderData }: MetaArgs): MetaDescriptor[] =>
    searchMeta({
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
