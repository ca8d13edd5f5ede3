import { isExpired } from "@neroli/contract/documents/validity.ts";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import classes from "./documents.module.css";

const dayMilliseconds = 86_400_000;
/** From so many days before its end on one is told how many there are. */
const soon = 90;

/** Until when a document holds, and in words whether that is over or soon. */
export function Validity({ until }: { until: string | null }) {
  const t = useT();
  if (until === null) return <span className={classes.soft}>{t("documents-admin.unlimited")}</span>;
  const today = new Date().toISOString().slice(0, 10);
  const days = Math.round((Date.parse(until) - Date.parse(today)) / dayMilliseconds);
  const over = isExpired(until, today);
  return (
    <span className={classes.validity}>
      {formatDay(until)}
      {over && <strong data-over>{t("documents-admin.expired")}</strong>}
      {!over && days <= soon && (
        <strong data-soon={days <= 30 || undefined}>
          {days === 0
            ? t("documents-admin.ends-today")
            : t("documents-admin.ends-in", { count: days })}
        </strong>
      )}
    </span>
  );
}
