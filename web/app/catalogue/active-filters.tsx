import { useLanguage, useT } from "../kernel/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./active-filters.module.css";
import type { FacetGroup } from "./facet-groups.ts";
import { facetTitle, facetWord } from "./facet-words.ts";
import { hrefOf, type SearchState, toggled, wanted } from "./search-state.ts";

interface Props {
  state: SearchState;
  facets: readonly FacetGroup[];
}

/** The filters in use, each a link that takes it away. */
export function ActiveFilters({ state, facets }: Props) {
  const t = useT();
  const filters = useFilterWords({ state, facets });
  if (filters.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t("catalogue.filters.active")}>
      {filters.map(({ group, value, title, word, href }) => (
        <li key={`${group}:${value}`}>
          <a href={href} rel="nofollow" aria-label={t("catalogue.filters.remove", { title, word })}>
            <span suppressHydrationWarning>
              {title}: {word}
            </span>
            <Icon name="cross" />
          </a>
        </li>
      ))}
      <li>
        <a href={hrefOf(state, { filters: {} })} className={classes.clear}>
          {t("catalogue.filters.clear")}
        </a>
      </li>
    </ul>
  );
}

/** Every filter in use in the reader's words, with the address of the search without it. */
export function useFilterWords({ state, facets }: Props) {
  const t = useT();
  const language = useLanguage();
  return wanted(state).map(({ group, value }) => {
    const known = facets
      .find((facet) => facet.group === group)
      ?.values.find((each) => each.value === value);
    return {
      group,
      value,
      title: facetTitle(t, group),
      word: facetWord({ t, language }, group, known ?? { value }),
      href: hrefOf(state, { filters: toggled(state.filters, group, value) }),
    };
  });
}
