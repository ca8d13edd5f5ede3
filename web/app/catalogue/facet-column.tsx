import type { FoundInterval } from "@neroli/contract/catalogue/endpoints.ts";
import { writeCount } from "@neroli/phrases/write-count.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { KeptPiece } from "../kernel/kept-piece.tsx";
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
  const groups = [...facets, ...ranges.filter((range) => isWorthShowing(range, state))]
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
  // What is wrong with a field is told by an id, and no piece has one.
  if (state.refused.length > 0) return groups;
  return <KeptPiece of={["facets", facets, ranges, state]}>{groups}</KeptPiece>;
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

function Group({ facet, state, loadWhole, onWhole }: GroupProps) {
  const { group, total } = facet;
  const t = useT();
  const [open, setOpen] = useState(facet.open);
  const [text, setText] = useState("");
  const [sought, setSought] = useState(false);
  const whole = state.open.includes(group);
  const all = whole || text !== "";
  const isIncomplete = facet.values.length < total;
  const title = facetTitle(t, group);
  const showAllHref = hrefOf(state, { open: [...state.open, group], page: state.page });
  const shown = { facet, state, text, all };
  return (
    <FilterGroup
      title={title}
      chosen={state.filters[group]?.length ?? 0}
      open={open}
      onOpen={setOpen}
    >
      {open && total > filterBoxOver && (
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
      {open &&
        (isIncomplete && (whole || sought) ? (
          <WholeValues {...shown} loadWhole={loadWhole} />
        ) : (
          <Values {...shown} />
        ))}
      {!all && total > firstValues(facet.values).length && (
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
          {t("catalogue.facets.all", { count: total })}
        </a>
      )}
    </FilterGroup>
  );
}

interface ValuesProps {
  facet: FacetGroup;
  state: SearchState;
  /** Typed to find some of them. */
  text: string;
  /** Not the first ones alone. */
  all: boolean;
}

/** Those that the page came without are read; until they are there, those that it has are shown. */
function WholeValues(props: ValuesProps & Pick<GroupProps, "loadWhole">) {
  const { facet, state, loadWhole } = props;
  const { group } = facet;
  const { data } = useQuery({
    queryKey: ["facets", group, hrefOf(state, { view: null, open: [], sort: state.defaultSort })],
    queryFn: async ({ signal }) => (await loadWhole(group, signal)) ?? null,
    // The values of the last search stay until the new ones arrive: nothing jumps under the pointer.
    placeholderData: keepPreviousData,
  });
  return <Values {...props} facet={data ?? facet} />;
}

function Values({ facet, state, text, all }: ValuesProps) {
  const t = useT();
  const language = useLanguage();
  const { group, values } = facet;
  const named = (all ? values : firstValues(values)).map((value) => ({
    ...value,
    word: facetWord({ t, language }, group, value),
  }));
  const sought = foldText(text.trim());
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
            <span className={classes.count}>{writeCount(count, language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
