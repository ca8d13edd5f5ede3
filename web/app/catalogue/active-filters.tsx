import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./active-filters.module.css";
import { hrefOf, type SearchState, unfiltered } from "./search-state.ts";
import type { InUse } from "./use-in-use.ts";

/** The filters in use, each a link that takes it away. */
export function ActiveFilters({ state, inUse }: { state: SearchState; inUse: readonly InUse[] }) {
  const t = useT();
  if (inUse.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t("catalogue.filters.active")}>
      {inUse.map(({ id, title, word, sign, change }) => (
        <li key={id}>
          <a
            href={hrefOf(state, change)}
            rel="nofollow"
            data-keep-scroll=""
            data-sign={sign}
            aria-label={t("catalogue.filters.remove", { title, word })}
            suppressHydrationWarning
          >
            <span suppressHydrationWarning>
              {title}: {word}
            </span>
            <Icon name="cross" />
          </a>
        </li>
      ))}
      <li>
        <a href={hrefOf(state, unfiltered)} className={classes.clear} data-keep-scroll="">
          {t("catalogue.filters.clear")}
        </a>
      </li>
    </ul>
  );
}
