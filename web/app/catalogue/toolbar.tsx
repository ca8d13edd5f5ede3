import { useNavigate } from "react-router";
import { type Translate, useT, words } from "../kernel/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Found } from "./found.ts";
import { hiddenInputs, hrefOf, type SearchState, type View } from "./search-state.ts";
import classes from "./toolbar.module.css";

const views: readonly View[] = ["cards", "list"];

/** How many there are, in which order and in which view. */
export function Toolbar(props: { state: SearchState; found: Found; sorts: readonly string[] }) {
  const { state, found } = props;
  const t = useT();
  return (
    <div className={classes.toolbar}>
      <p className={classes.count} role="status">
        {t("catalogue.count", { count: found.total_elements })}
        {state.page > 0 && (
          <span>
            {t("catalogue.count.page", { page: state.page + 1, pages: found.total_pages })}
          </span>
        )}
      </p>
      <SortForm state={state} sorts={props.sorts} />
      <nav className={classes.views} aria-label={t("catalogue.view")}>
        {views.map((view) => (
          <a
            key={view}
            href={hrefOf(state, { view, page: state.page })}
            rel="nofollow"
            aria-label={t(`catalogue.view.${view}`)}
            aria-current={view === state.view || undefined}
            data-keep-scroll=""
          >
            <Icon name={view} />
          </a>
        ))}
      </nav>
    </div>
  );
}

function SortForm({ state, sorts }: { state: SearchState; sorts: readonly string[] }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <form action={state.path} className={classes.sort}>
      <label>
        <span>{t("catalogue.sort")}</span>
        <select
          name="sort"
          value={state.sort}
          onChange={(event) => void navigate(hrefOf(state, { sort: event.target.value }))}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortName(t, sort)}
            </option>
          ))}
        </select>
      </label>
      {hiddenInputs(state, "sort").map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit">{t("catalogue.sort.apply")}</button>
      </noscript>
    </form>
  );
}

const sortName = (t: Translate, sort: string) => words(t, "catalogue.sort", sort);
