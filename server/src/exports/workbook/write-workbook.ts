import { PassThrough, Readable } from "node:stream";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { ZipFile } from "yazl";
import { columnLabel, type ExportColumn } from "../columns.ts";
import type { ExportedProduct } from "../products/read-pages.ts";
import { type ExportCell, toRows } from "../products/to-rows.ts";
import { escaped, fixedParts, sheetBegin, sheetEnd, sheetPart, styles } from "./parts.ts";

interface Options {
  columns: readonly ExportColumn[];
  language: Language;
  sheet_name: string;
}

/** A workbook of one sheet, written while the products are read. */
export function writeWorkbook(
  pages: AsyncIterable<readonly ExportedProduct[]>,
  { columns, language, sheet_name }: Options,
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const sheet = Readable.from(sheetOf(pages, columns, language));
  const fail = (error: Error) => output.destroy(error);
  sheet.on("error", fail);
  zip.on("error", fail);
  output.on("close", () => sheet.destroy());
  for (const [name, content] of fixedParts(sheet_name)) zip.addBuffer(Buffer.from(content), name);
  zip.addReadStream(sheet, sheetPart);
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

async function* sheetOf(
  pages: AsyncIterable<readonly ExportedProduct[]>,
  columns: readonly ExportColumn[],
  language: Language,
): AsyncGenerator<string> {
  const labels = columns.map((column) => columnLabel(language, column));
  yield sheetBegin(labels.map((label) => Math.min(40, Math.max(12, label.length + 2))));
  yield rowOf(labels, { line: 1, style: styles.label });
  yield rowOf(columns, { line: 2, style: styles.key });
  let line = 2;
  for await (const page of pages) {
    const rows = page.flatMap(toRows);
    yield rows
      .map((row) =>
        rowOf(
          columns.map((each) => row[each]),
          { line: ++line },
        ),
      )
      .join("");
  }
  yield sheetEnd;
}

interface Place {
  line: number;
  /** Found from the cell when left out. */
  style?: number;
}

const rowOf = (cells: readonly (ExportCell | undefined)[], place: Place): string =>
  `<row r="${place.line}">${cells.map((cell, at) => cellOf(cell, at, place)).join("")}</row>`;

function cellOf(value: ExportCell | undefined, at: number, { line, style }: Place): string {
  if (value === undefined || value === "") return "";
  const place = `${columnName(at)}${line}`;
  if (typeof value === "boolean") return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  // Spreadsheets keep 15 digits of a number.
  if (typeof value === "number" && Number(value.toPrecision(15)) === value) {
    return `<c r="${place}"><v>${value}</v></c>`;
  }
  const text = String(value);
  const by = style ?? (/^[=+\-@]/.test(text) ? styles.guarded : styles.text);
  return `<c r="${place}" s="${by}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** 0 is "A", 27 is "AB". */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
