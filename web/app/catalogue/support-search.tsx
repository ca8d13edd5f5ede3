import type { Portal } from "@neroli/contract/portals/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { ApiError, api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import type { Route } from "./+types/support-search";
import { useSlow } from "./pending.ts";
import { Products } from "./products.tsx";
import { productCalls } from "./search-calls.ts";
import { SearchFailed } from "./search-error.tsx";
import { supportKind } from "./search-kinds.ts";
import { arrangeProducts } from "./search-load.ts";
import classes from "./search-page.module.css";
import { SearchPage } from "./search-page.tsx";
import { hrefOf, pageQuery, readState, type SearchState } from "./search-state.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { HitsSkeleton } from "./skeleton.tsx";
import { useView } from "./view.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "search-explain.title");

const offering = "INGREDIENTS";
const noPortals: readonly Portal[] = [];

/** The ingredient search of support, of everything or as one brand portal has it (spec 2). */
export default function SupportSearch() {
  const t = useT();
  const state = readState(useLocation(), supportKind);
  const view = useView(state);
  const query = pageQuery(state, supportKind);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["support-search", query],
    queryFn: ({ signal }) =>
      api("GET /search/products/:offering", { params: { offering }, query, signal }),
    placeholderData: keepPreviousData,
  });
  const slow = useSlow(isFetching);
  const title = t("search-explain.title");
  if (error) {
    const detail = error instanceof ApiError ? error.body.detail : undefined;
    return <SearchFailed detail={detail} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <div className={classes.top}>
          <h1>{title}</h1>
        </div>
        <HitsSkeleton view={view} />
      </>
    );
  }
  const found = arrangeProducts(data, state);
  return (
    <SearchPage
      title={title}
      searchLabel={title}
      above={<PortalPicker state={state} />}
      {...{ offering, state, found }}
      asked={state}
      pending={isFetching && (slow ? "slow" : "quick")}
      {...productCalls(offering, state)}
      sorts={supportKind.sorts}
      bar={<SelectionBar />}
    >
      <Products {...{ offering, state }} content={found.content} />
    </SearchPage>
  );
}

/** Support works in every brand portal: the session knows them all. */
function PortalPicker({ state }: { state: SearchState }) {
  const t = useT();
  const navigate = useNavigate();
  const session = useSession();
  const known = session.state === "signed-in" ? session.portals : noPortals;
  const portals = known
    .filter(({ key, type }) => type === "BRAND_PORTAL" || key === state.portal)
    .toSorted((one, other) => one.display_name.localeCompare(other.display_name));
  const isKnown = portals.some(({ key }) => key === state.portal);
  return (
    <label className={`${layout.line} ${layout.soft}`}>
      <span>{t("search-explain.portal")}</span>
      <select
        className={layout.control}
        value={state.portal}
        onChange={(event) => void navigate(hrefOf(state, { portal: event.target.value }))}
      >
        <option value="">{t("search-explain.portal.all")}</option>
        {state.portal && !isKnown && <option value={state.portal}>{state.portal}</option>}
        {portals.map(({ key, display_name }) => (
          <option key={key} value={key}>
            {display_name}
          </option>
        ))}
      </select>
    </label>
  );
}
