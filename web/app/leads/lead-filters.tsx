import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { leadDeeds, leadStatuses } from "@neroli/contract/enumerations/leads.ts";
import { segments } from "@neroli/contract/enumerations/products.ts";
import { nobody } from "@neroli/contract/leads/limits.ts";
import { useState } from "react";
import { countryOptions } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { FilterBar, FilterChoice } from "../ui/filter-bar.tsx";
import { FilterDay } from "../ui/filter-day.tsx";
import { LeadFiles } from "./lead-files.tsx";
import { type LeadListState, sorts, useColleagues } from "./lead-queries.ts";
import { ProductPill } from "./product-pill.tsx";
import { SavedViews } from "./saved-views.tsx";
import { ScoringDialog } from "./scoring-dialog.tsx";

interface FiltersProps {
  state: LeadListState;
}

/** What the list is narrowed by; the rarer ones stand behind a button of their own. */
export function LeadFilters({ state }: FiltersProps) {
  const t = useT();
  const { filters, setFilter, sort, setSort } = state;
  const all = t("leads.all");
  return (
    <FilterBar label={t("leads.filters")}>
      <select
        aria-label={t("leads.sort")}
        value={sort}
        onChange={({ currentTarget }) => setSort(currentTarget.value)}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {t(`leads.sort.${each}`)}
          </option>
        ))}
      </select>
      <FilterChoice
        {...{ label: t("leads.deed"), all, value: filters.deed__eq }}
        choices={leadDeeds.map((value) => ({ value, label: t(`leads.deed.${value}`) }))}
        onChange={(deed) => setFilter("deed__eq", deed)}
      />
      <FilterChoice
        {...{ label: t("leads.heat"), all, value: filters.hot__eq }}
        choices={(["true", "false"] as const).map((value) => ({
          ...{ value, label: t(`leads.heat.${value}`) },
        }))}
        onChange={(hot) => setFilter("hot__eq", hot)}
      />
      {filters.product__eq && (
        <ProductPill
          productKey={filters.product__eq}
          onRemove={() => setFilter("product__eq", "")}
        />
      )}
      <details open={moreNames.some((name) => filters[name])}>
        <summary>{t("leads.filters.more")}</summary>
        <MoreFilters state={state} />
      </details>
    </FilterBar>
  );
}

const moreNames = [
  ...["segment__eq", "country__eq", "type__eq", "status__eq", "assignee__eq", "from", "to"],
];

function MoreFilters({ state }: FiltersProps) {
  const t = useT();
  const language = useLanguage();
  const { filters, setFilter, of } = state;
  const [isScoring, setScoring] = useState(false);
  const all = t("leads.all");
  const team = useColleagues(of).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <FilterBar label={t("leads.filters.more")}>
      <FilterChoice
        {...{ label: t("leads.segment"), all, value: filters.segment__eq }}
        choices={segments.map((value) => ({ value, label: words(t, "segments", value) }))}
        onChange={(segment) => setFilter("segment__eq", segment)}
      />
      <FilterChoice
        {...{ label: t("leads.country"), all, value: filters.country__eq }}
        choices={countryOptions(language)}
        onChange={(country) => setFilter("country__eq", country)}
      />
      <FilterChoice
        {...{ label: t("leads.type"), all, value: filters.type__eq }}
        choices={companyTypes.map((value) => ({ value, label: words(t, "company-types", value) }))}
        onChange={(type) => setFilter("type__eq", type)}
      />
      <FilterChoice
        {...{ label: t("leads.status"), all, value: filters.status__eq }}
        choices={leadStatuses.map((value) => ({ value, label: t(`leads.status.${value}`) }))}
        onChange={(status) => setFilter("status__eq", status)}
      />
      <FilterChoice
        {...{ label: t("leads.assignee"), all, value: filters.assignee__eq }}
        choices={[{ value: nobody, label: t("leads.assignee.nobody") }, ...team]}
        onChange={(person) => setFilter("assignee__eq", person)}
      />
      <fieldset>
        <legend>{t("leads.period")}</legend>
        <FilterDay
          label={t("table.from-day")}
          value={filters.from}
          max={filters.to}
          onChange={(day) => setFilter("from", day)}
        />
        <FilterDay
          label={t("table.to-day")}
          value={filters.to}
          min={filters.from}
          onChange={(day) => setFilter("to", day)}
        />
      </fieldset>
      <SavedViews state={state} />
      <LeadFiles state={state} />
      <Button size="small" onClick={() => setScoring(true)}>
        {t("leads.scoring")}
      </Button>
      {isScoring && <ScoringDialog of={of} onClose={() => setScoring(false)} />}
    </FilterBar>
  );
}
