import { withGuard } from "@neroli/contract/exports/cells.ts";
import type { ExportColumn } from "../columns.ts";
import type { ExportedProduct } from "./read-pages.ts";
import { type ExportCell, toRows } from "./to-rows.ts";

/** Comma-separated text with a mark that says that it is UTF-8; columns are named by their keys. */
export async function* writeCsv(
  pages: AsyncIterable<readonly ExportedProduct[]>,
  columns: readonly ExportColumn[],
): AsyncGenerator<string> {
  yield `\ufeff${columns.join(",")}\r\n`;
  for await (const page of pages) {
    const rows = page.flatMap(toRows);
    yield rows
      .map((row) => `${columns.map((column) => cellOf(row[column])).join(",")}\r\n`)
      .join("");
  }
}

function cellOf(value: ExportCell | undefined): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const text = withGuard(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
