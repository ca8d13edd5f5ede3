import type { Offering } from "@neroli/contract/products/enumerations.ts";
import { useLocation } from "react-router";
import { api } from "../kernel/client.ts";
import { useT, words } from "../kernel/phrases.tsx";
import { links } from "../links.ts";
import { ProductCard } from "../ui/product-card.tsx";
import { arrangeFacets } from "./facet-groups.ts";
import { Pick } from "./pick.tsx";
import classes from "./results.module.css";
import { productKind } from "./search-kinds.ts";
import type { FoundProducts } from "./search-load.ts";
import { SearchPage } from "./search-page.tsx";
import { apiQuery, readState, type SearchState } from "./search-state.ts";
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
  const title = words(t, "offerings", offering);
  const loadAll = async (signal: AbortSignal) => {
    const query = { ...apiQuery(state), page: "0", size: "1" };
    const all = await api("GET /search/products/:offering", {
      params: { offering },
      query,
      signal,
    });
    return arrangeFacets(all.facets, state);
  };
  return (
    <SearchPage
      title={title}
      {...(offering !== "INGREDIENTS" && { searchLabel: words(t, "catalogue.search", offering) })}
      state={state}
      sorts={productKind.sorts}
      found={found}
      loadAll={loadAll}
      bar={<SelectionBar />}
    >
      <Products state={state} content={found.content} />
    </SearchPage>
  );
}

function Products({ state, content }: { state: SearchState; content: FoundProducts["content"] }) {
  const row = state.view === "list";
  return (
    <ul className={row ? classes.rows : classes.cards}>
      {content.map((product) => (
        <li key={product.key}>
          <ProductCard
            product={product}
            row={row}
            matches={product.matches}
            href={links.product(product.offering, product.key)}
            companyHref={links.company(product.company.key)}
            pick={<Pick product={product} />}
          />
        </li>
      ))}
    </ul>
  );
}
