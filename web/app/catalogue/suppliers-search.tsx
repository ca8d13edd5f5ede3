import { links } from "@neroli/contract/access/links.ts";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { useWithin } from "../kernel/within.ts";
import { useT } from "../language/phrases.tsx";
import { CompanyCard } from "../ui/company-card.tsx";
import layout from "../ui/layout.module.css";
import type { Route } from "./+types/suppliers-search";
import { usePending } from "./pending.ts";
import classes from "./results.module.css";
import { supplierCalls } from "./search-calls.ts";
import { SearchError } from "./search-error.tsx";
import { supplierKind } from "./search-kinds.ts";
import { type FoundSuppliers, loadSuppliers } from "./search-load.ts";
import { searchMeta } from "./search-meta.ts";
import { SearchPage } from "./search-page.tsx";
import { readState } from "./search-state.ts";
import { useView } from "./view.ts";

export { shouldSearchAgain as shouldRevalidate } from "./search-load.ts";

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, loadSuppliers);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, loadSuppliers);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  searchMeta({
    matches,
    location,
    found: loaderData,
    kind: supplierKind,
    title: (t) => t("catalogue.suppliers"),
    description: (t) => t("catalogue.description.suppliers"),
    items: (loaderData?.content ?? []).map(({ name, key }) => ({ name, path: links.company(key) })),
  });

export default function SuppliersSearch({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const state = useMemo(() => readState({ pathname, search }, supplierKind), [pathname, search]);
  const view = useView(state);
  const waiting = usePending(state, supplierKind);
  return (
    <SearchPage
      title={t("catalogue.suppliers")}
      searchLabel={t("catalogue.search.suppliers")}
      state={state}
      sorts={supplierKind.sorts}
      told={{ of: "company", keys: loaderData.content.map(({ key }) => key) }}
      found={loaderData}
      waiting={waiting}
      calls={supplierCalls(state)}
    >
      <Companies content={loaderData.content} row={view === "list"} />
    </SearchPage>
  );
}

function Companies({ content, row }: { content: FoundSuppliers["content"]; row: boolean }) {
  const within = useWithin();
  return (
    <ul className={row ? `${layout.list} ${classes.rows}` : `${layout.tiles} ${classes.cards}`}>
      {content.map((company) => (
        <li key={company.key}>
          <CompanyCard
            company={company}
            row={row}
            matches={company.matches}
            href={links.company(company.key, within)}
          />
        </li>
      ))}
    </ul>
  );
}

export const ErrorBoundary = SearchError;
