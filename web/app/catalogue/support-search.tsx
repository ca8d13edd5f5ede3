import type { BrandKey } from "@neroli/contract/access/guard.ts";
import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "react-router";
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
import { productKind } from "./search-kinds.ts";
import { arrangeProducts } from "./search-load.ts";
import classes from "./search-page.module.css";
import { SearchPage } from "./search-page.tsx";
import { hrefOf, pageQuery, placedIn, readState, type SearchState } from "./search-state.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { HitsSkeleton } from "./skeleton.tsx";
import { useView } from "./view.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "search-explain.title");

const offering = "INGREDIENTS";

/**
 * The ingredient search of support, of everything or as one portal has it (spec 2); and the page of
 * a portal for its own people.
 */
export default function SupportSearch() {
  const t = useT();
  const { event } = useParams();
  const read = readState(useLocation(), productKind);
  const state = event === undefined ? read : placedIn(read, event);
  const view = useView(state);
  const query = pageQuery(state, productKind);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["support-search", query],
    queryFn: ({ signal }) =>
      api("GET /search/products/:offering", { params: { offering }, query, signal }),
    placeholderData: keepPreviousData,
  });
  const slow = useSlow(isFetching);
  const name = state.placed && data?.within?.name;
  const title = name ? t("search-explain.within", { name }) : t("search-explain.title");
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
      waiting={{ asked: state, pending: isFetching && (slow ? "slow" : "quick") }}
      calls={productCalls(offering, state)}
      sorts={productKind.sorts}
      bar={<SelectionBar />}
    >
      <Products {...{ offering, state }} content={found.content} />
    </SearchPage>
  );
}

const searches: readonly BrandKey[] = ["search.portal.brand"];

/** The brand portals in which the person may search; support works in every one. */
function PortalPicker({ state }: { state: SearchState }) {
  const t = useT();
  const navigate = useNavigate();
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const everywhere = isSupport(session.profile.roles);
  const portals = session.portals
    .filter(
      ({ key, type, permissions }) =>
        key === state.portal ||
        (type === "BRAND_PORTAL" && (everywhere || searches.some((right) => permissions[right]))),
    )
    .toSorted((one, other) => one.display_name.localeCompare(other.display_name));
  const isKnown = portals.some(({ key }) => key === state.portal);
  if (!everywhere && portals.length < 2) return null;
  return (
    <label className={`${layout.line} ${layout.soft}`}>
      <span>{t("search-explain.portal")}</span>
      <select
        className={layout.control}
        value={state.portal}
        onChange={(event) => void navigate(hrefIn(state, event.target.value))}
      >
        {everywhere && <option value="">{t("search-explain.portal.all")}</option>}
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

/** The same search in another portal: on the page of each, or by a parameter of support's. */
function hrefIn(state: SearchState, portal: string): string {
  if (!state.placed) return hrefOf(state, { portal });
  const path = portal === "" ? links.supportSearch() : links.portalSearch(portal);
  return hrefOf({ ...state, path }, { portal });
}
