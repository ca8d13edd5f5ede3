import { useT } from "../language/phrases.tsx";
import { PillLink } from "../ui/badge.tsx";
import layout from "../ui/layout.module.css";
import type { FoundPage } from "./found-page.ts";
import classes from "./search-page.module.css";
import { everywhere, hrefOf, type SearchState, unfiltered } from "./search-state.ts";
import { useFiltersInUse } from "./use-filters-in-use.ts";

interface ActiveFiltersProps {
  state: SearchState;
  found: FoundPage;
}

/** The portal that is searched and the filters in use, each a link that takes it away. */
export function ActiveFilters({ state, found }: ActiveFiltersProps) {
  const t = useT();
  const inUse = useFiltersInUse(state, found);
  const within = state.placed ? null : found.within;
  if (inUse.length === 0 && !within) return null;
  return (
    <ul className={`${layout.chips} ${classes.active}`} aria-label={t("catalogue.filters.active")}>
      {within && (
        <li>
          <PillLink
            href={hrefOf(state, everywhere)}
            rel="nofollow"
            data-keep-scroll=""
            label={t("catalogue.within.leave", { name: within.name })}
          >
            {t("catalogue.within", { name: within.name })}
          </PillLink>
        </li>
      )}
      {inUse.map(({ id, title, word, change }) => (
        <li key={id}>
          <PillLink
            href={hrefOf(state, change)}
            rel="nofollow"
            data-keep-scroll=""
            label={t("catalogue.filters.remove", { title, word })}
          >
            {title}: {word}
          </PillLink>
        </li>
      ))}
      {inUse.length > 0 && (
        <li>
          <a href={hrefOf(state, unfiltered)} className={layout.link} data-keep-scroll="">
            {t("catalogue.filters.clear")}
          </a>
        </li>
      )}
    </ul>
  );
}
