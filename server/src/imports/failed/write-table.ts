import { Readable } from "node:stream";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import type { SheetRow } from "../../kernel/tables/workbook-cells.ts";
import { type CsvCell, writeCsv } from "../../kernel/tables/write-csv.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import type { Cells, Source } from "../sources/source.ts";
import { writeJson } from "./write-json.ts";

/** The rejected rows of a file, with the reasons in one more column. */
export interface FailedTable {
  columns: readonly string[];
  rows: AsyncIterable<FailedRow>;
}

interface FailedRow {
  cells: Cells;
  /** What stood past the last column; it stands there again, so that the row is whole. */
  beyond: readonly unknown[];
}

interface TableFile {
  stream: Readable;
  media_type: string;
  /** The ending of the file's name, without a point. */
  extension: string;
}

/** A table in the format and with the separators of the file that was given. */
export function writeFailedTable(
  { columns, rows }: FailedTable,
  { format, delimiter }: Pick<Source, "format" | "delimiter">,
): TableFile {
  if (format === "JSON") {
    const stream = Readable.from(writeJson(cellsOf(rows)), { objectMode: false });
    return { stream, media_type: "application/json", extension: "json" };
  }
  const cells = withHead(columns, rows);
  if (format === "CSV" || format === "TSV") {
    const stream = writeCsv(cells, { delimiter: delimiter ?? "," });
    return { stream, media_type: tableMediaTypes.CSV, extension: format.toLowerCase() };
  }
  const stream = writeWorkbook({ name: "Products", frozen: 1, rows: sheetRows(cells) });
  return { stream, media_type: tableMediaTypes.XLSX, extension: "xlsx" };
}

async function* withHead(
  columns: readonly string[],
  rows: AsyncIterable<FailedRow>,
): AsyncGenerator<readonly CsvCell[]> {
  yield columns;
  for await (const { cells, beyond } of rows) {
    yield [...columns.map((column) => cells[column]), ...beyond].map(cellOf);
  }
}

async function* cellsOf(rows: AsyncIterable<FailedRow>): AsyncGenerator<Cells> {
  for await (const { cells } of rows) yield cells;
}

async function* sheetRows(rows: AsyncIterable<readonly CsvCell[]>): AsyncGenerator<SheetRow> {
  let style: SheetRow["style"] = "label";
  for await (const cells of rows) {
    yield { cells, ...(style && { style }) };
    style = undefined;
  }
}

/** Numbers and truth values stay what they are; a workbook's dates and JSON's lists become texts. */
function cellOf(value: unknown): CsvCell {
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
