import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import {
  type ToldHits,
  type ToldSearch,
  useTellsSearch,
} from "../kernel/interactions/use-tells-search.ts";
import { SaveSearchButton } from "../kernel/save-search-button.tsx";
import { rememberResults } from "../kernel/within.ts";
import { useT } from "../language/phrases.tsx";
import { Pager } from "../ui/pager.tsx";
import { SearchLine } from "../ui/search-line.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { Filters } from "./filters.tsx";
import type { FoundPage, SearchCalls } from "./found-page.ts";
import { KeyboardHelp } from "./keyboard-help.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { RefusedIntervals } from "./refused-intervals.tsx";
import classes from "./search-page.module.css";
import {
  apiQuery,
  filtersOf,
  hiddenInputs,
  hrefOf,
  type SearchState,
  type View,
} from "./search-state.ts";
import { HitsSkeleton } from "./skeleton.tsx";
import { Toolbar } from "./toolbar.tsx";
import { type FilterInUse, useFiltersInUse } from "./use-filters-in-use.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useView } from "./view.ts";

export interface SearchPageProps {
  /** The name of the things that are searched: "Ingredients". */
  title: string;
  /** Shown where the bar on top searches something else. */
  searchLabel?: string;
  /** The offering of a product search, which can be narrowed by ingredients; suppliers have none. */
  offering?: Offering;
  /** What `found` answers. */
  state: SearchState;
  waiting: {
    /** What was asked for last: ahead of `state` while its answer is on its way. */
    asked: SearchState;
    /** Says that another answer is on its way, and when it takes long. */
    pending: false | "quick" | "slow";
  };
  sorts: readonly string[];
  calls: SearchCalls;
  found: FoundPage;
  /** What the hits of this page are, where it is told which of them readers see and open. */
  told?: Pick<ToldHits, "of" | "keys">;
  /** Beside the title. */
  above?: ReactNode;
  /** The hits. */
  children: ReactNode;
  /** Stays at the bottom of the window. */
  bar?: ReactNode;
}

/**
 * The frame of the searches: facets on the left, above the hits what is asked for. The router speaks
 * up several times for each step: it is drawn anew when what it is given is another.
 */
export const SearchPage = memo(function SearchPage(props: SearchPageProps) {
  const { state, found, title, offering } = props;
  const { asked, pending } = props.waiting;
  const t = useT();
  const view = useView(state);
  const inUse = useFiltersInUse(state, found);
  const page = useRef<HTMLDivElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  useTellsSearch(hits, toldOf(props, view));
  const marks = [state, asked].map((each) => hrefOf(each, { page: each.page }));
  useKeptFocus(page, marks.join(" "));
  const here = hrefOf(state, { page: state.page });
  // What they lead to knows the way back to them.
  useEffect(() => rememberResults(here), [here]);
  return (
    <div ref={page} className={classes.page}>
      <div className={classes.top}>
        <a className="skip-link" href="#results">
          {t("search-results.skip")}
        </a>
        <h1>{state.query ? t("catalogue.heading", { title, query: state.query }) : title}</h1>
        {props.searchLabel && <SearchForm state={state} label={props.searchLabel} />}
        {props.above}
      </div>
      <Filters {...{ found, offering }} state={asked} loadWhole={props.calls.loadWhole} />
      <section
        id="results"
        className={classes.results}
        aria-label={t("catalogue.results")}
        tabIndex={-1}
      >
        <Toolbar {...{ state, asked, found }} sorts={props.sorts}>
          {offering && <SaveSearch {...{ offering, state, view, inUse, title }} />}
        </Toolbar>
        <RefusedIntervals refused={state.refused} />
        <ActiveFilters {...{ found }} state={asked} />
        <Corrected {...{ state, found }} />
        <div ref={hits} className={classes.hits} data-pending={pending || undefined} data-hits="">
          {pending === "slow" ? (
            <HitsSkeleton view={view} />
          ) : found.total_elements === 0 ? (
            <NothingFound {...{ state, found, inUse }} count={props.calls.count} />
          ) : (
            props.children
          )}
        </div>
        <div className={classes.pages}>
          <Pager
            page={state.page}
            pages={found.total_pages}
            hrefOf={(page) => hrefOf(state, { page })}
          />
        </div>
        <KeyboardHelp />
      </section>
      {props.bar}
    </div>
  );
});

function toldOf({ state, found, waiting, told }: SearchPageProps, view: View): ToldSearch {
  const { path, query: words, portal, exhibition, page, size } = state;
  const filters = filtersOf(state);
  return {
    id: [path, portal, exhibition, words, filters].join(" "),
    ...{
      words,
      filters,
      // Nothing has all words: support reads it among what found nothing.
      found: found.left_out.length > 0 ? 0 : found.total_elements,
      tells: told !== undefined && !waiting.pending,
    },
    hits: { ...(told ?? { of: "product", keys: [] }), firstRank: page * size + 1, look: view },
  };
}

/** Named by its words and filters until somebody names it. */
function SaveSearch(props: {
  offering: Offering;
  state: SearchState;
  view: View;
  inUse: readonly FilterInUse[];
  title: string;
}) {
  const { state, inUse } = props;
  const words = [state.query, ...inUse.map(({ word }) => word)].filter((each) => each !== "");
  const { page: _, size: __, ...query } = apiQuery(state);
  return (
    <SaveSearchButton
      offering={props.offering}
      query={query}
      view={props.view}
      suggestedName={words.join(", ") || props.title}
    />
  );
}

function Corrected({ state, found }: { state: SearchState; found: FoundPage }) {
  const t = useT();
  if (found.total_elements === 0) return null;
  if (found.left_out.length > 0) {
    const words = found.left_out.map((word) => t("catalogue.quoted", { word })).join(", ");
    return (
      <p className={classes.corrected}>
        {t("catalogue.left-out", { words, count: found.total_elements })}
      </p>
    );
  }
  if (!found.corrected) return null;
  return (
    <p className={classes.corrected}>
      {t("catalogue.corrected")}{" "}
      <a href={hrefOf(state, { query: found.corrected })}>{found.corrected}</a>
    </p>
  );
}

/** A search of this page's own, where the bar on top searches ingredients. */
function SearchForm({ state, label }: { state: SearchState; label: string }) {
  const t = useT();
  return (
    <Form action={state.path} role="search" aria-label={label}>
      <SearchLine label={label} submit={t("catalogue.search")} query={state.query} />
      {hiddenInputs(state, "query").map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
