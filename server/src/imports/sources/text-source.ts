import { removeFormulaGuard } from "@neroli/contract/kernel/formats/formula-guard.ts";
import { CsvError } from "csv-parse";
import { type Bytes, beginning } from "./file-bytes.ts";
import { findDelimiter, separatorLine } from "./find-delimiter.ts";
import { toUtf8 } from "./find-encoding.ts";
import { layOut, sampleSize } from "./layout.ts";
import { largestRow } from "./limits.ts";
import { parseCsv, type Record } from "./parse-csv.ts";
import type { Source } from "./source.ts";
import { SourceError } from "./source-error.ts";
import { tableRows } from "./table-rows.ts";

interface TextFormat {
  encoding: string;
  delimiter?: string | undefined;
}

/** Comma-, semicolon-, tab- or bar-separated text. */
export async function openText(bytes: Bytes, given: TextFormat): Promise<Omit<Source, "close">> {
  const { encoding } = given;
  const text = () => withoutSeparatorLine(toUtf8(bytes(), encoding));
  const head = await beginning(() => toUtf8(bytes(), encoding), 300_000);
  const delimiter = given.delimiter ?? (await findDelimiter(head));
  const records = () => readable(parseCsv(text(), delimiter));
  const layout = layOut(await firstOf(records()), { strict: true });
  return {
    format: delimiter === "\t" ? "TSV" : "CSV",
    encoding,
    delimiter,
    sheets: [],
    sheet: null,
    columns: layout.columns,
    own: layout.own,
    rows: () => tableRows(unguarded(records()), layout),
  };
}

/** A sample of the file; where it is broken, of what can be read before. */
async function firstOf(records: AsyncIterable<Record>): Promise<Record[]> {
  const first: Record[] = [];
  try {
    for await (const record of records) {
      if (first.push(record) === sampleSize) break;
    }
  } catch (error) {
    if (first.length < 2 || !(error instanceof SourceError)) throw error;
  }
  return first;
}

/** An emptied line keeps the numbers of the lines below. */
async function* withoutSeparatorLine(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first = true;
  for await (const chunk of bytes) {
    const line = first
      ? separatorLine.exec(chunk.subarray(0, 20).toString("utf8"))?.[0]
      : undefined;
    first = false;
    yield line
      ? Buffer.concat([Buffer.from("\n"), chunk.subarray(Buffer.byteLength(line))])
      : chunk;
  }
}

/** Says what is broken, and where, in place of the parser. */
async function* readable(records: AsyncIterable<Record>): AsyncGenerator<Record> {
  let next = 1;
  try {
    for await (const record of records) {
      next = record.line + 1 + breaksIn(record.cells);
      yield record;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === "CSV_MAX_RECORD_SIZE" && !isQuoteOpen(error)) {
      throw new SourceError(
        "file-row-too-long",
        { line: next, most: largestRow },
        { cause: error },
      );
    }
    throw new SourceError("file-quote-open", { line: next }, { cause: error });
  }
}

/** A row that is too long inside of quotation marks is one whose mark is not closed. */
const isQuoteOpen = (error: CsvError) => error.quoting === true;

const breaksIn = (cells: readonly unknown[]) => cells.join("").split("\n").length - 1;

/** "'=1+1" is text that a spreadsheet is not to take for a formula; the mark is not part of it. */
async function* unguarded(records: AsyncIterable<Record>): AsyncGenerator<Record> {
  for await (const { cells, line } of records) {
    yield { cells: cells.map((cell) => removeFormulaGuard(cell as string)), line };
  }
}
