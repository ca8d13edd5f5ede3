import { frequencies } from "@neroli/contract/saved-searches/frequencies.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { useId } from "react";
import { Link } from "react-router";
import { tellFailure } from "../kernel/toast.tsx";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { RowMenu } from "../ui/data-table-row.tsx";
import classes from "./saved-searches.module.css";
import { addressOf, useChange, useDelete, useLook } from "./use-searches.ts";

interface News {
  count: number;
  more: boolean;
}

/** One search: what it asks, what is new in it, how often that is mailed. */
export function SearchItem(props: {
  search: SavedSearch;
  news: News | undefined;
  onRename: () => void;
}) {
  const { search, news } = props;
  const t = useT();
  const look = useLook();
  const remove = useDelete();
  const open = () => look.mutate(search);
  return (
    <li className={classes.search}>
      <div className={classes.what}>
        <h2 className={classes.name}>
          <Link to={addressOf(search)} onClick={open}>
            {search.name}
          </Link>
          {news !== undefined && news.count > 0 && (
            <Link className={classes.new} to={addressOf(search, { sort: "newest" })} onClick={open}>
              {t(news.more ? "saved-searches.new.many" : "saved-searches.new", {
                count: news.count,
              })}
            </Link>
          )}
        </h2>
        <Asked search={search} />
        <p className={classes.soft}>
          {t("saved-searches.looked", { date: formatDay(search.looked_at) })}
        </p>
      </div>
      <div className={classes.menu}>
        <RowMenu
          label={t("table.actions", { row: search.name })}
          actions={[
            { label: t("saved-searches.rename"), onSelect: props.onRename },
            {
              label: t("saved-searches.delete"),
              danger: true,
              onSelect: () => remove.mutate(search),
            },
          ]}
        />
      </div>
      <FrequencyChoice search={search} />
    </li>
  );
}

/** The words and filters, so that a name that says little is understood all the same. */
function Asked({ search: { offering, query, filters } }: { search: SavedSearch }) {
  const t = useT();
  return (
    <p className={classes.asked}>
      <span>{words(t, "offerings", offering)}</span>
      {query.query && <span>{t("saved-searches.words", { words: query.query })}</span>}
      {filters.map(({ name, values }) => (
        <span key={name}>{t("saved-searches.filter", { name, values: values.join(", ") })}</span>
      ))}
    </p>
  );
}

function FrequencyChoice({ search }: { search: SavedSearch }) {
  const t = useT();
  const id = useId();
  const change = useChange(search);
  return (
    <div className={classes.frequency}>
      <label htmlFor={id} id={`${id}-label`}>
        {t("saved-searches.frequency")}
      </label>
      <select
        id={id}
        aria-label={t("saved-searches.frequency.of", { name: search.name })}
        value={change.isPending ? change.variables.frequency : search.frequency}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const frequency = frequencies.find((each) => each === chosen);
          if (frequency)
            change.mutate({ frequency }, { onError: (error) => tellFailure(error, t) });
        }}
      >
        {frequencies.map((each) => (
          <option key={each} value={each}>
            {t(`saved-searches.frequency.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
