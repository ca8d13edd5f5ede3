import { asText } from "./as-text.ts";
import type { FailedTable } from "./failed-table.ts";

/** With a byte order mark, by which spreadsheets take the text for UTF-8. */
export async function* writeCsv({ columns, rows }: FailedTable, delimiter: string) {
  yield `\ufeff${toLine(columns, delimiter)}`;
  for await (const row of rows) {
    yield toLine(
      columns.map((column) => row[column]),
      delimiter,
    );
  }
}

const toLine = (cells: readonly unknown[], delimiter: string) =>
  `${cells.map((cell) => quoted(asText(cell), delimiter)).join(delimiter)}\r\n`;

const quoted = (text: string, delimiter: string) =>
  /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
