import { guardFormula } from "@neroli/contract/kernel/formats/formula-guard.ts";
import type { Cell, ChartTable } from "./chart-table.ts";

/** Spreadsheet programs take text for UTF-8 by this mark. */
const byteOrderMark = "\ufeff";

/** The table behind a chart as RFC 4180; a text that a spreadsheet program would run is guarded. */
export function csvOf({ columns, rows }: ChartTable): string {
  const lines = [columns.map(({ title }) => title), ...rows].map((cells) =>
    cells.map(written).join(","),
  );
  return `${byteOrderMark}${lines.map((line) => `${line}\r\n`).join("")}`;
}

function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = guardFormula(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
