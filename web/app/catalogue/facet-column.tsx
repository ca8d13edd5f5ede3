import type { FoundInterval } from "@neroli/contract/catalogue/endpoints.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useT } from "../kernel/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";
import classes from "./facet-column.module.css";
import { type FacetGroup, firstValues } from "./facet-groups.ts";
import { facetTitle, facetWord } from "./facet-words.ts";
import type { Asks, Found } from "./found.ts";
import { RangeGroup } from "./range-group.tsx";
import { byInterest } from "./search-kinds.ts";
import { countFilters, hrefOf, type SearchState, toggled } from "./search-state.ts";

const filterBoxOver = 10;

interface ColumnProps {
  found: Found;
  state: SearchState;
  loadAll: Asks["loadAll"];
}

/** The filters of a search: links, so that they work everywhere and can be opened aside. */
export function FacetColumn({ found, state, loadAll }: ColumnProps) {
  const { facets, ranges = [] } = found;
  const [wantsAll, setWantsAll] = useState(false);
  const { data } = useQuery({
    queryKey: ["facets", hrefOf(state, { view: null, open: [], sort: state.defaultSort })],
    queryFn: ({ signal }) => loadAll(signal),
    enabled: wantsAll && facets.some(isIncomplete),
  });
  return [...facets, ...ranges.filter((range) => isWorthShowing(range, state))]
    .sort(byInterest)
    .map((group) =>
      "counts" in group ? (
        <RangeGroup key={group.group} range={group} state={state} />
      ) : (
        <Group
          key={group.group}
          facet={(isIncomplete(group) && data?.find((all) => all.group === group.group)) || group}
          state={state}
          onWantAll={() => setWantsAll(true)}
        />
      ),
    );
}

const isWorthShowing = ({ group, counts }: FoundInterval, state: SearchState) =>
  group in state.ranges || counts.some((count) => count > 0);

const isIncomplete = (facet: FacetGroup) => facet.values.length < facet.total;

interface GroupProps {
  facet: FacetGroup;
  state: SearchState;
  onWantAll: () => void;
}

function Group({ facet, state, onWantAll }: GroupProps) {
  const t = useT();
  const [open, setOpen] = useState(facet.open);
  const [whole, setWhole] = useState(facet.whole);
  const [text, setText] = useState("");
  const title = facetTitle(t, facet.group);
  const { values } = facet;
  const shown = whole || text ? values : firstValues(values);
  const showAllHref = hrefOf(state, { open: [...state.open, facet.group], page: state.page });
  return (
    <details
      className={classes.group}
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open && values.length === 0) onWantAll();
      }}
    >
      <summary>
        <h3>{title}</h3>
        <Chosen count={state.filters[facet.group]?.length ?? 0} />
      </summary>
      {open && facet.total > filterBoxOver && (
        <input
          className={classes.find}
          type="search"
          value={text}
          onFocus={onWantAll}
          onChange={(event) => setText(event.target.value)}
          aria-label={t("catalogue.facets.find", { facet: title })}
          placeholder={t("catalogue.facets.find.placeholder")}
        />
      )}
      {open && <Values group={facet.group} values={shown} {...{ state, text }} />}
      {!whole && facet.total > shown.length && text === "" && (
        <a
          className={classes.all}
          href={showAllHref}
          rel="nofollow"
          data-keep-scroll
          onClick={(event) => {
            event.preventDefault();
            setWhole(true);
            onWantAll();
          }}
        >
          {t("catalogue.facets.all", { count: facet.total })}
        </a>
      )}
    </details>
  );
}

function Chosen({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span
      className={classes.chosen}
      role="img"
      aria-label={t("catalogue.facets.chosen", { count })}
    >
      {count}
    </span>
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
    return <p className={classes.none}>{t("catalogue.facets.none")}</p>;
  }
  // Combinations of filters are endless: machines follow single ones only.
  const many = countFilters(state) > 0;
  return (
    <ul className={classes.values}>
      {shown.map(({ value, word, count, selected }) => (
        <li key={value}>
          <a
            href={hrefOf(state, { filters: toggled(state.filters, group, value) })}
            rel={many ? "nofollow" : undefined}
            aria-current={selected || undefined}
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
