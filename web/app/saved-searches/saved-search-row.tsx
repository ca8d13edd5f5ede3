import { frequencies } from "@neroli/contract/saved-searches/frequencies.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { Link } from "react-router";
import { tellFailure } from "../kernel/toast.tsx";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { RowMenu } from "../ui/data-table-row.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import layout from "../ui/layout.module.css";
import { Row } from "../ui/row-list.tsx";
import { searchAddress, useChangeSearch, useDelete, useLook } from "./saved-search-queries.ts";

interface News {
  count: number;
  more: boolean;
}

interface SavedSearchRowProps {
  search: SavedSearch;
  news: News | undefined;
  onRename: () => void;
}

/** One search: what it looks for, what is new in it, how often that is mailed. */
export function SavedSearchRow({ search, news, onRename }: SavedSearchRowProps) {
  const t = useT();
  const look = useLook();
  const remove = useDelete();
  const open = () => look.mutate(search);
  return (
    <Row
      end={
        <>
          <FrequencyField search={search} />
          <RowMenu
            label={t("table.actions", { row: search.name })}
            actions={[
              { label: t("saved-searches.rename"), onSelect: onRename },
              {
                label: t("saved-searches.delete"),
                danger: true,
                onSelect: () => remove.mutate(search),
              },
            ]}
          />
        </>
      }
    >
      <div className={layout.close}>
        <div className={layout.line}>
          <h2 className={layout.title}>
            <Link to={searchAddress(search)} onClick={open}>
              {search.name}
            </Link>
          </h2>
          {news !== undefined && news.count > 0 && (
            <Link to={searchAddress(search, { sort: "newest" })} onClick={open}>
              <Badge>
                {t(news.more ? "saved-searches.new.many" : "saved-searches.new", {
                  count: news.count,
                })}
              </Badge>
            </Link>
          )}
        </div>
        <SearchText search={search} />
        <p className={layout.soft}>
          {t("saved-searches.looked", { date: formatDay(search.looked_at) })}
        </p>
      </div>
    </Row>
  );
}

/** The words and filters, so that a name that says little is understood all the same. */
function SearchText({ search: { offering, query, filters } }: { search: SavedSearch }) {
  const t = useT();
  const parts = [
    words(t, "offerings", offering),
    ...(query.query ? [t("saved-searches.words", { words: query.query })] : []),
    ...filters.map(({ name, values }) =>
      t("saved-searches.filter", { name, values: values.join(", ") }),
    ),
  ];
  return <p className={layout.text}>{parts.join(" · ")}</p>;
}

function FrequencyField({ search }: { search: SavedSearch }) {
  const t = useT();
  const change = useChangeSearch(search);
  return (
    <ChoiceField
      label={t("saved-searches.frequency")}
      aria-label={t("saved-searches.frequency.of", { name: search.name })}
      value={change.isPending ? change.variables.frequency : search.frequency}
      choices={frequencies.map((value) => ({
        value,
        label: t(`saved-searches.frequency.${value}`),
      }))}
      onChange={({ currentTarget }) => {
        const frequency = frequencies.find((each) => each === currentTarget.value);
        if (!frequency) return;
        const { name, version } = search;
        change.mutate({ name, frequency, version }, { onError: (error) => tellFailure(error, t) });
      }}
    />
  );
}
