import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useLocation } from "react-router";
import { useT, words } from "../language/phrases.tsx";
import { usePending } from "./pending.ts";
import { productCalls } from "./product-calls.ts";
import { Products } from "./products.tsx";
import { productKind } from "./search-kinds.ts";
import type { FoundProducts } from "./search-load.ts";
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
