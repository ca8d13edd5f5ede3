import type { SecurityEvent } from "@neroli/contract/security-events/endpoints.ts";
import { useT } from "../language/phrases.tsx";
import { Pill } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { FilterDay } from "../ui/filter-day.tsx";

interface SecurityToolsProps {
  filters: Record<string, string>;
  /** The page that is shown: it knows what people and companies are called. */
  events: readonly SecurityEvent[];
  onFilter: (name: string, value: string) => void;
  onReset: () => void;
}

/** The days, and what a link has narrowed the list to. */
export function SecurityTools({ filters, events, onFilter, onReset }: SecurityToolsProps) {
  const t = useT();
  const only = (name: string, of: (event: SecurityEvent) => readonly (Named | null)[]) => {
    const key = filters[name];
    if (!key) return null;
    const thing = events.flatMap(of).find((named) => named?.key === key)?.name ?? key;
    return (
      <Pill label={t("audit.only.remove", { thing })} onRemove={() => onFilter(name, "")}>
        {t("audit.only", { thing })}
      </Pill>
    );
  };
  return (
    <FilterBar label={t("security-events.title")}>
      <FilterDay
        label={t("audit.from")}
        value={filters.at__from}
        max={filters.at__to}
        onChange={(day) => onFilter("at__from", day)}
      />
      <FilterDay
        label={t("audit.to")}
        value={filters.at__to}
        min={filters.at__from}
        onChange={(day) => onFilter("at__to", day)}
      />
      {only("user_key__eq", ({ user, actor }) => [user, actor])}
      {only("company_key__eq", ({ company }) => [company])}
      {only("address__eq", () => [])}
      {Object.keys(filters).length > 0 && (
        <Button size="small" onClick={onReset}>
          {t("audit.reset")}
        </Button>
      )}
    </FilterBar>
  );
}

type Named = NonNullable<SecurityEvent["company"]>;
