import { useT } from "../language/phrases.tsx";
import { FilterDay } from "./filter-day.tsx";

interface FilterDaysProps {
  /** The column that the days are of; its filters are named `<of>__from` and `<of>__to`. */
  of: string;
  filters: Record<string, string>;
  /** Hears of "" when no day is chosen any more. */
  onFilter: (name: string, day: string) => void;
}

/** From which day until which, both included; neither can be chosen beyond the other. */
export function FilterDays({ of, filters, onFilter }: FilterDaysProps) {
  const t = useT();
  const [from, to] = [`${of}__from`, `${of}__to`];
  return (
    <>
      <FilterDay
        label={t("table.from-day")}
        value={filters[from]}
        max={filters[to]}
        onChange={(day) => onFilter(from, day)}
      />
      <FilterDay
        label={t("table.to-day")}
        value={filters[to]}
        min={filters[from]}
        onChange={(day) => onFilter(to, day)}
      />
    </>
  );
}
