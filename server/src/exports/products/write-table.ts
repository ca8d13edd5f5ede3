import { Readable } from "node:stream";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ExportFormat } from "@neroli/contract/exports/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { now } from "../../kernel/clock.ts";
import type { SheetRow } from "../../kernel/tables/workbook-cells.ts";
import { writeCsv } from "../../kernel/tables/write-csv.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import type { ExportedProduct } from "../queries/read-pages.ts";
import { columnLabel, columnsOf, type ExportColumn } from "./columns.ts";
import { type ExportCell, toRows } from "./to-rows.ts";
import { writeJson } from "./write-json.ts";

export interface Table {
  format: ExportFormat;
  /** The language of what people read in it; an import reads the keys. */
  language: Language;
  company_key: string;
  offerings: readonly Offering[];
  /** The texts in further languages that any of the products has. */
  texts: ReadonlySet<string>;
}

type Pages = AsyncIterable<readonly ExportedProduct[]>;

/** The products as one file, written while they are read. */
export function writeTable(
  pages: Pages,
  { format, language, company_key, offerings, texts }: Table,
): Readable {
  const columns = columnsOf(offerings, texts);
  if (format === "CSV") return writeCsv(csvRows(pages, columns));
  if (format === "XLSX") {
    const labels = columns.map((column) => columnLabel(language, column));
    return writeWorkbook({
      name: say(language, "exports.sheet"),
      widths: labels.map((label) => Math.min(40, Math.max(12, label.length + 2))),
      frozen: 2,
      rows: sheetRows(pages, { columns, labels }),
    });
  }
  const json = writeJson(pages, { company: company_key, exported_at: now() });
  return Readable.from(json, { objectMode: false });
}

/** Columns are named by their keys. */
async function* csvRows(pages: Pages, columns: readonly ExportColumn[]) {
  yield columns;
  yield* cellsOf(pages, columns);
}

/** Columns are named by what people call them, and below it by their keys. */
async function* sheetRows(
  pages: Pages,
  { columns, labels }: { columns: readonly ExportColumn[]; labels: readonly string[] },
): AsyncGenerator<SheetRow> {
  yield { cells: labels, style: "label" };
  yield { cells: columns, style: "key" };
  for await (const cells of cellsOf(pages, columns)) yield { cells };
}

async function* cellsOf(
  pages: Pages,
  columns: readonly ExportColumn[],
): AsyncGenerator<(ExportCell | undefined)[]> {
  for await (const page of pages) {
    for (const row of page.flatMap(toRows)) yield columns.map((column) => row[column]);
  }
}
