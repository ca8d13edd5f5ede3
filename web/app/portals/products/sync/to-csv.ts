import type { SyncReport } from "@neroli/contract/portals/sync.ts";
import type { Translate } from "../../../language/phrases.tsx";
import { sayChange } from "./say-change.ts";

/** The report as a file: every row of the one that was sent, and what was taken out. */
export function toCsv(report: SyncReport, t: Translate): string {
  const titles = ["line", "key", "product", "company", "outcome", "what"] as const;
  const rows = report.rows.map((row) => [
    String(row.line),
    row.product?.key ?? "",
    row.product?.name ?? row.given,
    row.product?.company ?? "",
    t(`portal-sync.outcome.${row.outcome}`),
    [
      ...row.problems.map(({ message }) => message),
      ...row.changes.map((change) => sayChange(change, t)),
    ].join(" · "),
  ]);
  const out = report.taken_out.map(({ key, name, company }) => [
    ...["", key, name, company, t("portal-sync.outcome.OUT"), ""],
  ]);
  const lines = [titles.map((title) => t(`portal-sync.file.${title}`)), ...rows, ...out];
  // The mark at its beginning tells spreadsheets that it is UTF-8.
  return `\ufeff${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Quoted; what a spreadsheet would take for a formula is marked as text. */
const cell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
