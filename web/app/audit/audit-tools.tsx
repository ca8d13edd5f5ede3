import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../kernel/phrases.tsx";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure, tellWaiting } from "../kernel/toast.tsx";
import buttons from "../ui/button.module.css";
import classes from "./audit.module.css";

interface Props {
  filters: Record<string, string>;
  onFilter: (name: string, value: string) => void;
  onReset: () => void;
}

/** The days, what a link has narrowed the list to, and the export of just that. */
export function AuditTools({ filters, onFilter, onReset }: Props) {
  const t = useT();
  const narrowed = [filters.entity_key__eq, filters.company_key__eq].filter(Boolean);
  return (
    <div className={classes.tools}>
      <Day name="at__from" label={t("audit.from")} filters={filters} onFilter={onFilter} />
      <Day name="at__to" label={t("audit.to")} filters={filters} onFilter={onFilter} />
      {narrowed.map((thing) => (
        <strong key={thing}>{t("audit.only", { thing: thing ?? "" })}</strong>
      ))}
      {Object.keys(filters).length > 0 && (
        <button type="button" className={buttons.small} onClick={onReset}>
          {t("audit.reset")}
        </button>
      )}
      <Export filters={filters} />
    </div>
  );
}

function Day(props: Pick<Props, "filters" | "onFilter"> & { name: string; label: string }) {
  return (
    <label className={classes.day}>
      {props.label}
      <input
        type="date"
        value={props.filters[props.name] ?? ""}
        onChange={({ currentTarget }) => props.onFilter(props.name, currentTarget.value)}
      />
    </label>
  );
}

function Export({ filters }: Pick<Props, "filters">) {
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
    <button
      type="button"
      className={buttons.small}
      disabled={busy}
      data-end
      onClick={() => void take()}
    >
      {t("audit.export")}
    </button>
  );
}
