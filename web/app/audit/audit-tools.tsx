import { useState } from "react";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure, tellWaiting } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Pill } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { FilterDays } from "../ui/filter-days.tsx";

interface AuditToolsProps {
  filters: Record<string, string>;
  /** What the thing is called that the list is narrowed to, if it is. */
  thing: string | undefined;
  onFilter: (name: string, value: string) => void;
  onReset: () => void;
}

/** The days, and what a link has narrowed the list to. */
export function AuditTools({ filters, thing, onFilter, onReset }: AuditToolsProps) {
  const t = useT();
  return (
    <FilterBar label={t("audit.title")}>
      <FilterDays of="at" {...{ filters, onFilter }} />
      {filters.entity_key__eq && thing && (
        <Only thing={thing} onRemove={() => onFilter("entity_key__eq", "")} />
      )}
      {filters.company_key__eq && (
        <Only thing={filters.company_key__eq} onRemove={() => onFilter("company_key__eq", "")} />
      )}
      {Object.keys(filters).length > 0 && (
        <Button size="small" onClick={onReset}>
          {t("audit.reset")}
        </Button>
      )}
    </FilterBar>
  );
}

/** What a link has narrowed the list to; pressing it widens the list again. */
function Only({ thing, onRemove }: { thing: string; onRemove: () => void }) {
  const t = useT();
  return (
    <Pill label={t("audit.only.remove", { thing })} onRemove={onRemove}>
      {t("audit.only", { thing })}
    </Pill>
  );
}

/** All that the filters leave, not the page alone. */
export function ExportButton({ filters }: Pick<AuditToolsProps, "filters">) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const waiting = tellWaiting(t("audit.export.waiting"));
    try {
      saveFile((await api("GET /audit/export", { query: filters })) as Blob, "audit.csv");
      waiting.done(t("audit.export.done"));
    } catch (error) {
      waiting.close();
      tellFailure(error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void take()}>
      {t("audit.export")}
    </Button>
  );
}
