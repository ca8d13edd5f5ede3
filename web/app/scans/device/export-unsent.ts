import { saveFile } from "../../kernel/save-file.ts";
import type { KeptScan } from "./store.ts";

const columns = [
  ...["id", "company", "event", "sequence", "scanned_at", "read", "rating", "notes"],
  "products",
] as const;

/** What the server does not have, as a file: whatever becomes of this device, it is not lost. */
export function exportUnsent(scans: readonly KeptScan[], format: "csv" | "json"): void {
  const rows = scans.map((scan) => {
    const { id, company, event, sequence, scanned_at, read, rating, notes, products } = scan;
    return { id, company, event, sequence, scanned_at, read, rating, notes, products };
  });
  const text =
    format === "json"
      ? JSON.stringify(rows, null, 2)
      : `\ufeff${[columns, ...rows.map((row) => cellsOf(row))].map(lineOf).join("\r\n")}\r\n`;
  const type = format === "json" ? "application/json" : "text/csv";
  saveFile(new Blob([text], { type }), `scans-unsent.${format}`);
}

const cellsOf = (row: Record<string, unknown>) =>
  columns.map((column) => {
    const value = row[column] ?? "";
    return Array.isArray(value) ? value.join("; ") : String(value);
  });

/** RFC 4180; what a spreadsheet program would run is a text. */
const lineOf = (cells: readonly string[]) =>
  cells
    .map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(",");
