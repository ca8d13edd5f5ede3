import { type ReactNode, useState } from "react";
import { useFollowLinks } from "../kernel/follow-links.ts";
import { useLanguage, useT } from "../kernel/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import { Paging } from "../ui/paging.tsx";
import { SidePanel } from "../ui/side-panel.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { FacetColumn } from "./facet-column.tsx";
import type { FacetGroup } from "./facet-groups.ts";
import type { Found } from "./found.ts";
import { NothingFound } from "./nothing-found.tsx";
import { usePending } from "./pending.ts";
import { SearchForm } from "./search-form.tsx";
import classes from "./search-page.module.css";
import { hrefOf, type SearchState, wanted } from "./search-state.ts";
import { Skeleton } from "./skeleton.tsx";
import { Toolbar } from "./toolbar.tsx";

interface SearchPageProps {
  /** What is searched: "Ingredients". */
  title: string;
  /** Shown where the bar on top searches something else. */
  searchLabel?: string;
  state: SearchState;
  sorts: readonly string[];
  found: Found;
  loadAll: (signal: AbortSignal) => Promise<FacetGroup[]>;
  /** The hits. */
  children: ReactNode;
  /** Stays at the bottom of the window. */
  bar?: ReactNode;
}

/** The frame of the four searches: facets on the left, above the hits what is asked for. */
export function SearchPage(props: SearchPageProps) {
  const { state, found, title } = props;
  const t = useT();
  const pending = usePending(state);
  const followLinks = useFollowLinks();
  return (
    // The handler only speeds up links; keyboard and pointer reach the links themselves.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click
    <div className={classes.page} onClick={followLinks}>
      <div className={classes.top}>
        <h1>{state.query ? t("catalogue.heading", { title, query: state.query }) : title}</h1>
        {props.searchLabel && <SearchForm state={state} label={props.searchLabel} />}
      </div>
      <Filters {...props} />
      <section className={classes.results} aria-label={t("catalogue.results")}>
        <Toolbar {...{ state, found }} sorts={props.sorts} />
        <ActiveFilters state={state} facets={found.facets} />
        <Corrected {...{ state, found }} />
        <div className={classes.hits} data-pending={pending || undefined}>
          {pending === "slow" ? <Skeleton view={state.view} /> : <Hits {...props} />}
        </div>
        <Pages {...{ state, found }} />
      </section>
      {props.bar}
    </div>
  );
}

function Hits({ state, found, children }: SearchPageProps) {
  return found.total_elements === 0 ? <NothingFound {...{ state, found }} /> : children;
}

/** The column; below lg it is a panel that a button opens (without scripts: a jump to it). */
function Filters({ state, found, loadAll }: SearchPageProps) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const count = wanted(state).length;
  const column = <FacetColumn facets={found.facets} state={state} loadAll={loadAll} />;
  return (
    <>
      <div className={classes.filterButton}>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="filter" />
          {t("catalogue.filters")}
          {count > 0 && ` (${count.toLocaleString(language)})`}
        </button>
        <noscript>
          <a href="#filters">{t("catalogue.filters")}</a>
        </noscript>
      </div>
      <aside id="filters" className={classes.filters} aria-label={t("catalogue.filters")}>
        <h2>{t("catalogue.filters")}</h2>
        {column}
      </aside>
      <SidePanel
        open={open}
        title={t("catalogue.filters")}
        close={t("catalogue.filters.close")}
        onClose={() => setOpen(false)}
        footer={
          <button type="button" className={classes.show} onClick={() => setOpen(false)}>
            {t("catalogue.filters.show", { count: found.total_elements })}
          </button>
        }
      >
        {column}
      </SidePanel>
    </>
  );
}

function Corrected({ state, found }: { state: SearchState; found: Found }) {
  const t = useT();
  if (!found.corrected || found.total_elements === 0) return null;
  return (
    <p className={classes.corrected}>
      {t("catalogue.corrected")}{" "}
      <a href={hrefOf(state, { query: found.corrected })}>{found.corrected}</a>
    </p>
  );
}

function Pages({ state, found }: { state: SearchState; found: Found }) {
  const t = useT();
  return (
    <Paging
      page={state.page}
      pages={found.total_pages}
      hrefOf={(page) => hrefOf(state, { page })}
      label={t("catalogue.pages")}
      previous={t("catalogue.pages.previous")}
      next={t("catalogue.pages.next")}
      pageLabel={(number) => t("catalogue.pages.number", { number })}
    />
  );
}
