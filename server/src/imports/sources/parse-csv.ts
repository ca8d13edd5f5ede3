import { finished } from "node:stream/promises";
import { type Info, type Options, parse } from "csv-parse";
import { largestRow, mostColumns, refuseLongCell } from "./limits.ts";
import { SourceError } from "./source-error.ts";

/** The cells of one row as they stand in the file, before anybody knows what they are. */
export interface Record {
  cells: unknown[];
  /** Where the row starts in the file, from 1. */
  line: number;
}

/** Delimiters at the ends of rows make cells that nobody has written; so many are no accident. */
const mostCells = 2 * mostColumns;

const options: Options = {
  bom: true,
  // A quote inside of a cell that does not start with one is a character like any other.
  relax_quotes: true,
  // Counted by whoever knows how many columns there are.
  relax_column_count: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  skip_empty_lines: true,
  max_record_size: largestRow,
};

/**
 * The rows of UTF-8 text. They are collected as the parser meets them, not read from it as a
 * stream: a stream that fails drops the rows that it has not handed out yet.
 */
export async function* parseCsv(
  bytes: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<Record> {
  const parsed: Record[] = [];
  const lineOf = lineCounter();
  const parser = parse({
    ...options,
    delimiter,
    on_record: (cells: string[], info: Info) => {
      const line = lineOf(cells, info.lines);
      if (cells.length > mostCells) {
        throw new SourceError("file-too-many-columns", { most: mostColumns });
      }
      for (const cell of cells) refuseLongCell(cell.length, line);
      parsed.push({ cells, line });
      return undefined;
    },
  });
  let failure: unknown;
  const ended = finished(parser.resume()).catch((error: unknown) => {
    failure = error;
  });
  for await (const chunk of bytes) {
    await new Promise<unknown>((resolve) => parser.write(chunk, resolve));
    yield* parsed.splice(0);
    if (failure) throw failure;
  }
  parser.end();
  await ended;
  yield* parsed;
  if (failure) throw failure;
}

/** The parser counts where a row ends, and \r\n inside of a cell as two lines. */
function lineCounter() {
  let excess = 0;
  return (cells: readonly string[], lines: number): number => {
    let returns = 0;
    let breaks = 0;
    for (const cell of cells) {
      returns += occurrences(cell, "\r");
      breaks += occurrences(cell, "\n");
    }
    const start = lines - excess - returns - breaks;
    excess += returns;
    return start;
  };
}

const occurrences = (text: string, letter: string) =>
  text.includes(letter) ? text.split(letter).length - 1 : 0;
