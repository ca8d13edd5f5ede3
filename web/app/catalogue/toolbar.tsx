import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { type Translate, useT, words } from "../language/phrases.tsx";
import { IconLink } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import type { FoundPage } from "./found-page.ts";
import { hiddenInputs, hrefOf, type SearchState, sizes, type View } from "./search-state.ts";
import classes from "./toolbar.module.css";
import { rememberView, useView } from "./view.ts";

const views: readonly View[] = ["cards", "list"];

interface ToolbarProps {
  state: SearchState;
  asked: SearchState;
  found: FoundPage;
  sorts: readonly string[];
  /** Actions on the whole search: saving it. */
  children?: ReactNode;
}

/** The count of hits, and the choices of order, size of a page and view. */
export function Toolbar({ state, asked, found, sorts, children }: ToolbarProps) {
  const t = useT();
  const view = useView(asked);
  return (
    <div className={classes.toolbar}>
      {/* Takes the focus when what had it is gone: a pill that was removed. */}
      <p className={classes.count} role="status" tabIndex={-1} data-count="">
        {t("catalogue.count", { count: found.total_elements })}
        {state.page > 0 && (
          <span>
            {t("catalogue.count.page", { page: state.page + 1, pages: found.total_pages })}
          </span>
        )}
      </p>
      {children}
      <Choice
        state={asked}
        name="sort"
        label={t("catalogue.sort")}
        value={asked.sort}
        values={sorts.map((sort) => ({ value: sort, word: sortName(t, sort) }))}
        hrefOfChoice={(sort) => hrefOf(asked, { sort })}
      />
      {found.total_elements > sizes[0] && (
        <Choice
          state={asked}
          name="size"
          label={t("search-results.size")}
          value={String(asked.size)}
          values={sizes.map((size) => ({
            value: String(size),
            word: t("search-results.size.of", { size }),
          }))}
          hrefOfChoice={(size) => hrefOf(asked, { size: Number(size) })}
        />
      )}
      <nav className={classes.views} aria-label={t("catalogue.view")}>
        {views.map((each) => (
          <IconLink
            key={each}
            icon={each}
            label={t(`catalogue.view.${each}`)}
            href={hrefOf(asked, { view: each, page: asked.page })}
            rel="nofollow"
            aria-current={each === view || undefined}
            data-keep-scroll=""
            onClick={() => rememberView(each)}
          />
        ))}
      </nav>
    </div>
  );
}

/** A choice that holds at once; without scripts a form with a button. */
function Choice(props: {
  state: SearchState;
  name: "sort" | "size";
  label: string;
  value: string;
  values: readonly { value: string; word: string }[];
  hrefOfChoice: (value: string) => string;
}) {
  const { state, name } = props;
  const t = useT();
  const navigate = useNavigate();
  return (
    <form action={state.path} className={classes.choice} data-name={name}>
      <label>
        <span aria-hidden="true">{props.label}</span>
        <select
          className={layout.control}
          aria-label={props.label}
          name={name}
          value={props.value}
          onChange={(event) =>
            void navigate(props.hrefOfChoice(event.target.value), { preventScrollReset: true })
          }
        >
          {props.values.map(({ value, word }) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      </label>
      {hiddenInputs(state, name).map(([hidden, value]) => (
        <input key={hidden} type="hidden" name={hidden} value={value} />
      ))}
      <noscript>
        <button type="submit">{t("catalogue.sort.apply")}</button>
      </noscript>
    </form>
  );
}

const sortName = (t: Translate, sort: string) => words(t, "catalogue.sort", sort);
