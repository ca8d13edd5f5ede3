import type { Readable } from "node:stream";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { rowOf } from "../../kernel/workbook/cells.ts";
import { packWorkbook } from "../../kernel/workbook/pack-workbook.ts";
import { sheetBegin, sheetEnd, styles } from "../../kernel/workbook/parts.ts";
import { columnLabel, type ExportColumn } from "../columns.ts";
import type { ExportedProduct } from "../products/read-pages.ts";
import { toRows } from "../products/to-rows.ts";

interface Options {
  columns: readonly ExportColumn[];
  language: Language;
  sheet_name: string;
}

/** A workbook of one sheet, written while the products are read. */
export const writeWorkbook = (
  pages: AsyncIterable<readonly ExportedProduct[]>,
  { columns, language, sheet_name }: Options,
): Readable => packWorkbook(sheetOf(pages, columns, language), sheet_name);

async function* sheetOf(
  pages: AsyncIterable<readonly ExportedProduct[]>,
  columns: readonly ExportColumn[],
  language: Language,
): AsyncGenerator<string> {
  const labels = columns.map((column) => columnLabel(language, column));
  const widths = labels.map((label) => Math.min(40, Math.max(12, label.length + 2)));
  // What columns are called, and their keys.
  yield sheetBegin({ widths, frozen: 2 });
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
