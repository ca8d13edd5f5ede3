import { CsvError } from "csv-parse";
import { StartError } from "../../kernel/start-error.ts";
import { tidyLine } from "../tidy.ts";
import { parseCsv } from "./parse-csv.ts";
import { notUtf8, type Row } from "./row.ts";

/** Reads comma-separated text as it comes; the first row names the columns. */
export async function* readCsv(
  bytes: AsyncIterable<Buffer>,
  wanted: readonly string[],
): AsyncGenerator<Row> {
  let header: string[] | undefined;
  let first = true;
  let next = 1;
  try {
    for await (const { cells, line } of parseCsv(bytes)) {
      next = line + 1 + breaksIn(cells);
      if (!header) {
        header = readHeader(cells, wanted);
        continue;
      }
      if (first && cells.length !== header.length) throw outOfStep(line, header, cells);
      first = false;
      yield toRow(cells, header, line);
    }
  } catch (error) {
    throw error instanceof CsvError ? malformed(error, next) : error;
  }
  if (!header) throw new StartError("The file is empty: it needs a row with the names of columns.");
}

function readHeader(record: string[], wanted: readonly string[]): string[] {
  const header = record.map(tidyLine);
  const missing = wanted.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new StartError(
      `The file is not what the profile expects: its first row does not name the ${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}.`,
    );
  }
  const twice = wanted.find((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (twice) throw new StartError(`The first row of the file names the column ${twice} twice.`);
  return header;
}

const toRow = (record: string[], header: readonly string[], line: number): Row => {
  if (record.length !== header.length) {
    const reason = `the row has ${record.length} cells, the first row names ${header.length} columns`;
    return { line, cells: {}, problem: { column: "", value: record.join(","), reason } };
  }
  const damaged = record.findIndex((cell) => cell.includes("\ufffd"));
  if (damaged >= 0) {
    const column = header[damaged] ?? "";
    return { line, cells: {}, problem: { column, value: record[damaged] ?? "", reason: notUtf8 } };
  }
  return { line, cells: Object.fromEntries(header.map((name, at) => [name, record[at]])) };
};

/** Which cell belongs to which column cannot be known then: nothing is imported by guessing. */
const outOfStep = (line: number, header: readonly string[], record: readonly string[]) =>
  new StartError(
    `The first row of the file names ${header.length} columns, but line ${line} has ${record.length} cells: which cell belongs to which column cannot be known.`,
  );

const breaksIn = (cells: readonly string[]) => cells.join("").split("\n").length - 1;

function malformed(error: CsvError, line: number): StartError {
  const what =
    error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE"
      ? "a quotation mark is opened there and not closed"
      : error.message;
  return new StartError(`The file cannot be read from line ${line} on: ${what}.`);
}
