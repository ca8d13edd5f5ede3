import { pipeline, Readable } from "node:stream";
import { guardFormula } from "@neroli/contract/kernel/formats/formula-guard.ts";
import { type Options, stringify } from "csv-stringify";
import { stringify as stringifyNow } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | undefined;

interface CsvOptions {
  /** Between cells; a comma when left out. */
  delimiter?: string;
}

/** Spreadsheet programs take text for UTF-8 by this mark, and for Windows-1252 without it. */
export const byteOrderMark = "\ufeff";

/** RFC 4180: lines end with CR LF. Quotation marks keep line ends in a cell and blanks at its ends. */
const optionsOf = ({ delimiter = "," }: CsvOptions): Options => ({
  delimiter,
  record_delimiter: "windows",
  quoted_match: /[\r\n]|^\s|\s$/,
  cast: { string: guardFormula, boolean: String },
});

/**
 * UTF-8 text of the rows with a byte order mark, written while they are read: no more than a few
 * rows are held. A text that a spreadsheet program would run is guarded; numbers are not. What
 * `rows` throws destroys the stream; a stream that is destroyed ends `rows`.
 */
export function writeCsv(
  rows: Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>,
  options: CsvOptions = {},
): Readable {
  const lines = stringify({ ...optionsOf(options), bom: true });
  // Whoever reads the lines hears of a failure: nobody else needs to.
  pipeline(Readable.from(rows), lines, () => {});
  return lines;
}

/** The same lines at once and without a mark, for a table that grows or is known to be short. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  stringifyNow([...rows], optionsOf({}));
