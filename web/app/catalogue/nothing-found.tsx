import { useT } from "../kernel/phrases.tsx";
import { useFilterWords } from "./active-filters.tsx";
import type { Found } from "./found.ts";
import classes from "./nothing-found.module.css";
import { hrefOf, type SearchState } from "./search-state.ts";

/** What to try when there is nothing: another spelling, fewer filters, other words. */
export function NothingFound({ state, found }: { state: SearchState; found: Found }) {
  const t = useT();
  const filters = useFilterWords({ state, facets: found.facets });
  return (
    <div className={classes.nothing}>
      <h2>{t("catalogue.nothing")}</h2>
      {found.corrected && (
        <p>
          {t("catalogue.suggested")}{" "}
          <a href={hrefOf(state, { query: found.corrected })}>{found.corrected}</a>
        </p>
      )}
      {filters.length > 0 ? (
        <>
          <p>{t("catalogue.nothing.drop")}</p>
          <ul>
            {filters.map(({ group, value, title, word, href }) => (
              <li key={`${group}:${value}`}>
                <a href={href} rel="nofollow" suppressHydrationWarning>
                  {t("catalogue.nothing.without", { title, word })}
                </a>
              </li>
            ))}
            <li>
              <a href={hrefOf(state, { filters: {} })}>{t("catalogue.filters.clear")}</a>
            </li>
          </ul>
        </>
      ) : (
        <p>{t("catalogue.nothing.hint")}</p>
      )}
    </div>
  );
}
