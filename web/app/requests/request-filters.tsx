import { nobody } from "@neroli/contract/requests/folders.ts";
import { requestTypes } from "@neroli/contract/requests/states.ts";
import { useT } from "../language/phrases.tsx";
import { FilterBar, FilterChoice } from "../ui/filter-bar.tsx";
import { FilterDays } from "../ui/filter-days.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { useCounterparties, useTeam } from "./centre-queries.ts";
import { shownStatuses, sorts, type useRequestListState } from "./request-queries.ts";
import { SavedViews } from "./saved-views.tsx";

type ListState = ReturnType<typeof useRequestListState>;

/** What the list is narrowed by; the rarer ones stand behind a button of their own. */
export function RequestFilters({ state }: { state: ListState }) {
  const t = useT();
  const { filters, setFilter } = state;
  return (
    <FilterBar label={t("requests.filters")}>
      <SearchField
        label={t("requests.text")}
        placeholder={t("requests.text")}
        value={filters.text__icontains ?? ""}
        onSearch={(words) => setFilter("text__icontains", words)}
      />
      <FilterChoice
        label={t("requests.type")}
        all={t("requests.all")}
        value={filters.type__eq}
        choices={requestTypes.map((value) => ({ value, label: t(`requests.type.${value}`) }))}
        onChange={(type) => setFilter("type__eq", type)}
      />
      <FilterChoice
        label={t("requests.status")}
        all={t("requests.all")}
        value={filters.status__eq}
        choices={shownStatuses.map((value) => ({ value, label: t(`requests.status.${value}`) }))}
        onChange={(status) => setFilter("status__eq", status)}
      />
      <details open={moreNames.some((name) => filters[name])}>
        <summary>{t("requests.filters.more")}</summary>
        <MoreFilters state={state} />
      </details>
    </FilterBar>
  );
}

const moreNames = [
  "side__eq",
  "counterparty__eq",
  "assignee__eq",
  "needed_by__from",
  "needed_by__to",
];

function MoreFilters({ state: { filters, setFilter, sort, setSort } }: { state: ListState }) {
  const t = useT();
  const named = ({ key, name }: { key: string; name: string }) => ({ value: key, label: name });
  const team = useTeam().map(named);
  return (
    <FilterBar label={t("requests.filters.more")}>
      <FilterChoice
        label={t("requests.side")}
        all={t("requests.all")}
        value={filters.side__eq}
        choices={[
          { value: "SUPPLIER", label: t("requests.side.SUPPLIER") },
          { value: "BUYER", label: t("requests.side.BUYER") },
        ]}
        onChange={(side) => setFilter("side__eq", side)}
      />
      <FilterChoice
        label={t("requests.counterparty")}
        all={t("requests.all")}
        value={filters.counterparty__eq}
        choices={useCounterparties().map(named)}
        onChange={(company) => setFilter("counterparty__eq", company)}
      />
      <FilterChoice
        label={t("requests.assignee")}
        all={t("requests.all")}
        value={filters.assignee__eq}
        choices={[{ value: nobody, label: t("requests.assignee.nobody") }, ...team]}
        onChange={(person) => setFilter("assignee__eq", person)}
      />
      <fieldset>
        <legend>{t("requests.form.needed-by")}</legend>
        <FilterDays of="needed_by" filters={filters} onFilter={setFilter} />
      </fieldset>
      <select
        aria-label={t("requests.sort")}
        value={sort}
        onChange={({ currentTarget }) => setSort(currentTarget.value)}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {t(`requests.sort.${each}`)}
          </option>
        ))}
      </select>
      <SavedViews state={{ filters, sort }} />
    </FilterBar>
  );
}
