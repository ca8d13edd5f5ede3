import type { SyncReport, SyncRow } from "@neroli/contract/portals/sync.ts";
import { useT } from "../../../language/phrases.tsx";
import { Badge } from "../../../ui/badge.tsx";
import layout from "../../../ui/layout.module.css";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { sayChange } from "./say-change.ts";

/** Rows that are shown; the file of the report has all of them. */
const most = 200;

const tones = { CHANGED: "good", UNCHANGED: "plain", FAULTY: "warning" } as const;

/** What each row of the file would do, faulty ones first. */
export function ReportTable({ report }: { report: SyncReport }) {
  const t = useT();
  const order: Record<SyncRow["outcome"], number> = { FAULTY: 0, CHANGED: 1, UNCHANGED: 2 };
  const rows = report.rows.toSorted((one, other) => order[one.outcome] - order[other.outcome]);
  const titles = {
    line: t("portal-sync.line"),
    product: t("portal-sync.product"),
    outcome: t("portal-sync.outcome"),
  };
  const unread = report.columns.flatMap(({ column, meaning }) => (meaning ? [] : [column]));
  return (
    <>
      {unread.length > 0 && (
        <p className={layout.soft}>{t("portal-sync.unread", { columns: unread.join(", ") })}</p>
      )}
      <PlainTable cards label={t("portal-sync.report")} titles={Object.values(titles)}>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <tr key={row.line}>
              <td data-title={titles.line}>{row.line}</td>
              <td data-title={titles.product}>
                {row.product?.name ?? row.given}
                {row.product && <div className={layout.soft}>{row.product.company}</div>}
              </td>
              <td data-title={titles.outcome}>
                <Badge tone={tones[row.outcome]}>{t(`portal-sync.outcome.${row.outcome}`)}</Badge>
                {row.problems.map(({ code, message }) => (
                  <div key={code}>{message}</div>
                ))}
                {row.changes.map((change) => (
                  <div key={change.field}>{sayChange(change, t)}</div>
                ))}
              </td>
            </tr>
          ))}
          {report.taken_out.slice(0, most).map(({ key, name, company }) => (
            <tr key={key}>
              <td data-title={titles.line}>–</td>
              <td data-title={titles.product}>
                {name}
                <div className={layout.soft}>{company}</div>
              </td>
              <td data-title={titles.outcome}>
                <Badge tone="warning">{t("portal-sync.outcome.OUT")}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {rows.length + report.taken_out.length > most && (
        <p className={layout.soft}>{t("portal-sync.more", { most })}</p>
      )}
    </>
  );
}
