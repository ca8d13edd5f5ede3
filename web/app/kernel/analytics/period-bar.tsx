import { mostDays, periodBefore, periodPresets } from "@neroli/contract/analytics/periods.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { Link } from "react-router";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { FilterDay } from "../../ui/filter-day.tsx";
import layout from "../../ui/layout.module.css";
import { Tabs } from "../../ui/tabs.tsx";
import { useAddress } from "../table-state.ts";
import { withoutBehind } from "./behind.ts";
import type { ChosenPeriod } from "./period.ts";

const dayMilliseconds = 86_400_000;

/** Of when the page tells: by name or by days, in the address. */
export function PeriodBar({ preset, period, refused }: ChosenPeriod) {
  const t = useT();
  const { params } = useAddress();
  const before = periodBefore(period);
  const to = (changes: Record<string, string>) => `?${withoutBehind(params, changes)}`;
  return (
    <div className={layout.stack}>
      <Tabs label={t("analytics.period")}>
        {periodPresets.map((each) => (
          <Link
            key={each}
            to={to({ period: each === "last-month" ? "" : each, from: "", to: "" })}
            aria-current={each === preset ? "page" : undefined}
            preventScrollReset
          >
            {t(`analytics.period.${each}`)}
          </Link>
        ))}
        <Link
          to={to({ period: "", ...period })}
          aria-current={preset === "custom" ? "page" : undefined}
          preventScrollReset
        >
          {t("analytics.period.custom")}
        </Link>
      </Tabs>
      {preset === "custom" && <Days {...period} />}
      {refused && <Note tone="warning">{t("analytics.period.refused")}</Note>}
      <p className={layout.soft}>
        {t("analytics.period.days", {
          from: formatDay(period.from),
          to: formatDay(period.to),
          before_from: formatDay(before.from),
          before_to: formatDay(before.to),
        })}
      </p>
    </div>
  );
}

function Days({ from, to }: ChosenPeriod["period"]) {
  const t = useT();
  const { params, put } = useAddress();
  const change = (days: Record<string, string>) =>
    put(withoutBehind(params, { from, to, ...days }), { replace: true });
  const away = (day: string, days: number) =>
    dayOf(new Date(Date.parse(day) + days * dayMilliseconds));
  const today = dayOf(new Date());
  const last = away(from, mostDays - 1);
  return (
    <FilterBar label={t("analytics.period.custom")}>
      <FilterDay
        label={t("table.from-day")}
        value={from}
        min={away(to, 1 - mostDays)}
        max={to}
        onChange={(day) => day && change({ from: day })}
      />
      <FilterDay
        label={t("table.to-day")}
        value={to}
        min={from}
        max={last < today ? last : today}
        onChange={(day) => day && change({ to: day })}
      />
    </FilterBar>
  );
}
