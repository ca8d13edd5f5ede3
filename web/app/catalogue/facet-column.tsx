import type { FoundInterval } from "@neroli/contract/catalogue/endpoints.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useT } from "../language/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";
import layout from "../ui/layout.module.css";
import classes from "./facet-column.module.css";
import { type FacetGroup, firstValues } from "./facet-groups.ts";
import { facetTitle, facetWord } from "./facet-words.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { FoundPage, SearchCalls } from "./found-page.ts";
import { RangeGroup } from "./range-group.tsx";
import { byInterest } from "./search-kinds.ts";
import { countFilters, hrefOf, type SearchState, toggled } from "./search-state.ts";

const filterBoxOver = 10;

interface ColumnProps {
  found: FoundPage;
  state: SearchState;
  loadWhole: SearchCalls["loadWhole"];
}

/** The filters of a search: links, so that they work everywhere and can be opened aside. */
export function FacetColumn({ found, state, loadWhole }: ColumnProps) {
  const { facets, ranges = [] } = found;
  const [whole, setWhole] = useState<readonly string[]>([]);
  // Groups shown whole stay so in every address that one follows from here.
  const open = [...state.open, ...whole.filter((group) => !state.open.includes(group))];
  return [...facets, ...ranges.filter((range) => isWorthShowing(range, state))]
    .sort(byInterest)
    .map((group) =>
      "counts" in group ? (
        <RangeGroup key={group.group} range={group} state={{ ...state, open }} />
      ) : (
        <Group
          key={group.group}
          facet={group}
          state={{ ...state, open }}
          loadWhole={loadWhole}
          onWhole={() => setWhole((before) => [...new Set([...before, group.group])])}
        />
      ),
    );
}

const isWorthShowing = ({ group, counts }: FoundInterval, state: SearchState) =>
  group in state.ranges || counts.some((count) => count > 0);

interface GroupProps {
  facet: FacetGroup;
  state: SearchState;
  loadWhole: SearchCalls["loadWhole"];
  /** From now on all values are shown. */
  onWhole: () => void;
}

/** The facet with all its values once they are wanted and there. */
function useWhole({ facet, state, loadWhole }: GroupProps, wanted: boolean): FacetGroup {
  const { group } = facet;
  const isIncomplete = facet.values.length < facet.total;
  const { data } = useQuery({
    queryKey: ["facets", group, hrefOf(state, { view: null, open: [], sort: state.defaultSort })],
    queryFn: async ({ signal }) => (await loadWhole(group, signal)) ?? null,
    enabled: wanted && isIncomplete,
    // The values of the last search stay until the new ones arrive: nothing jumps under the pointer.
    placeholderData: keepPreviousData,
  });
  return (wanted && isIncomplete && data) || facet;
}

function Group(props: GroupProps) {
  const { state, onWhole } = props;
  const { group } = props.facet;
  const t = useT();
  const [open, setOpen] = useState(props.facet.open);
  const [text, setText] = useState("");
  const [sought, setSought] = useState(false);
  const whole = state.open.includes(group);
  const facet = useWhole(props, whole || sought);
  const title = facetTitle(t, group);
  const shown = whole || text ? facet.values : firstValues(facet.values);
  const showAllHref = hrefOf(state, { open: [...state.open, group], page: state.page });
  return (
    <FilterGroup
      title={title}
      chosen={state.filters[group]?.length ?? 0}
      open={open}
      onOpen={setOpen}
    >
      {open && facet.total > filterBoxOver && (
        <input
          className={`${layout.control} ${classes.find}`}
          type="search"
          value={text}
          onFocus={() => setSought(true)}
          onBlur={() => setSought(text !== "")}
          onChange={(event) => setText(event.target.value)}
          aria-label={t("catalogue.facets.find", { facet: title })}
          placeholder={t("catalogue.facets.find.placeholder")}
        />
      )}
      {open && <Values group={group} values={shown} {...{ state, text }} />}
      {!whole && facet.total > shown.length && text === "" && (
        <a
          className={layout.link}
          href={showAllHref}
          rel="nofollow"
          data-keep-scroll
          onClick={(event) => {
            event.preventDefault();
            onWhole();
          }}
        >
          {t("catalogue.facets.all", { count: facet.total })}
        </a>
      )}
    </FilterGroup>
  );
}

function Values(props: {
  group: string;
  values: FacetGroup["values"];
  state: SearchState;
  text: string;
}) {
  const t = useT();
  const language = useLanguage();
  const { group, state } = props;
  const named = props.values.map((value) => ({
    ...value,
    word: facetWord({ t, language }, group, value),
  }));
  const sought = foldText(props.text.trim());
  const shown = named.filter(({ word }) => sought === "" || foldText(word).includes(sought));
  if (shown.length === 0 && sought) {
    return <p className={layout.soft}>{t("catalogue.facets.none")}</p>;
  }
  // Combinations of filters are endless: machines follow single ones only.
  const many = countFilters(state) > 0;
  return (
    <ul className={classes.values}>
      {shown.map(({ value, word, count }) => (
        <li key={value}>
          <a
            href={hrefOf(state, { filters: toggled(state.filters, group, value) })}
            rel={many ? "nofollow" : undefined}
            aria-current={state.filters[group]?.includes(value) || undefined}
            data-keep-scroll=""
          >
            <span className={classes.word} suppressHydrationWarning>
              {word}
            </span>
            <span className={classes.count}>{count.toLocaleString(language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
