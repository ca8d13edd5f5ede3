import type { SecurityEvent } from "@neroli/contract/security-events/endpoints.ts";
import { useT } from "../language/phrases.tsx";
import { Pill } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { FilterDays } from "../ui/filter-days.tsx";

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
      <FilterDays of="at" {...{ filters, onFilter }} />
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
