import { isExpired } from "@neroli/contract/documents/validity.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import layout from "../../ui/layout.module.css";

const dayMilliseconds = 86_400_000;
/** Days before its end from which on they are counted, and from which on that is a warning. */
const soon = 90;
const verySoon = 30;

/** The day until which a document is valid, and whether that is over or near. */
export function Validity({ until }: { until: string | null }) {
  const t = useT();
  if (until === null) return <span className={layout.soft}>{t("documents-admin.unlimited")}</span>;
  const today = dayOf(new Date());
  const days = Math.round((Date.parse(until) - Date.parse(today)) / dayMilliseconds);
  return (
    <>
      {formatDay(until)}{" "}
      {isExpired(until, today) ? (
        <Badge tone="bad">{t("documents-admin.expired")}</Badge>
      ) : (
        days <= soon && (
          <Badge tone={days <= verySoon ? "warning" : "plain"}>
            {days === 0
              ? t("documents-admin.ends-today")
              : t("documents-admin.ends-in", { count: days })}
          </Badge>
        )
      )}
    </>
  );
}
