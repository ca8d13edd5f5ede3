import type { SourceColumn } from "@neroli/contract/imports/mapping.ts";
import { importTargets } from "@neroli/contract/imports/mapping.ts";
import { mostColumns } from "./limits.ts";
import type { Record } from "./parse-csv.ts";
import { SourceError } from "./source-error.ts";
import { tidyLine } from "./tidy.ts";

/** Where in a table what stands. */
export interface Layout {
  /** The line of the row that names the columns; 0 when none does. */
  headerLine: number;
  /** In the order of cells; null for a column that has neither a name nor a value. */
  names: (string | null)[];
  columns: SourceColumn[];
  own: boolean;
  /** How many cells rows of text may have; empty where that says nothing. */
  lengths: ReadonlySet<number>;
}

/** So many rows say what a table is; the rest is read when it is asked for. */
export const sampleSize = 1_000;
const titleLines = 25;

interface LayoutOptions {
  /** Rows of text have as many cells as the header names columns; those of sheets end where they are empty. */
  strict: boolean;
}

/** The layout of a table, by its first rows. */
export function layOut(records: readonly Record[], { strict }: LayoutOptions): Layout {
  if (records.length === 0) throw new SourceError("file-empty");
  const at = findHeader(records);
  const header = at < 0 ? [] : (records[at]?.cells ?? []).map(textOf);
  const body = records.slice(at + 1);
  if (body.length === 0) throw new SourceError("file-no-rows");
  const lengths = strict ? lengthsOf(header, records[at]?.line ?? 0, body) : new Set<number>();
  // A row with more cells than there are columns makes no column.
  const whole = body.filter(({ cells }) => lengths.size === 0 || lengths.has(cells.length));
  const width = Math.max(trimmed(header), ...whole.map(({ cells }) => trimmed(cells)));
  if (width > mostColumns) throw new SourceError("file-too-many-columns", { most: mostColumns });
  const names: (string | null)[] = [];
  const unique = uniqueNames();
  const columns: SourceColumn[] = [];
  for (let column = 0; column < width; column++) {
    const values = body.map(({ cells }) => textOf(cells[column]));
    const given = header[column] ?? "";
    if (given === "" && values.every((value) => value === "")) names.push(null);
    else {
      const name = unique((given || `Column ${column + 1}`).slice(0, longestName));
      names.push(name);
      columns.push({ name, header: given.slice(0, longestName), ...lookAt(values) });
    }
  }
  return { headerLine: records[at]?.line ?? 0, names, columns, own: isOwn(header), lengths };
}

/** A column by its first values; also of files that have no table. */
export function lookAt(values: readonly string[]): Pick<SourceColumn, "samples" | "filled"> {
  const written = values.filter((value) => value !== "");
  const samples = [...new Set(written.map((value) => value.slice(0, 200)))].slice(0, 8);
  return { samples, filled: values.length === 0 ? 0 : written.length / values.length };
}

/** The text that a person reads in a cell. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.length > 2_000 ? value : tidyLine(value);
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const trimmed = (cells: readonly unknown[]) =>
  cells.findLastIndex((cell) => textOf(cell) !== "") + 1;

/** Letters of a column's name, as far as a mapping takes it. */
const longestName = 480;

/** Of two "Function" the second is "Function (2)". */
function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    let count = counts.get(name) ?? 1;
    let free = count === 1 ? name : `${name} (${count})`;
    for (; taken.has(free); free = `${name} (${count})`) count++;
    counts.set(name, count);
    taken.add(free);
    return free;
  };
}

const targets: ReadonlySet<string> = new Set([
  ...importTargets,
  "labels",
  "completeness",
  "company",
  "created_at",
  "updated_at",
]);

/** The columns of Neroli's own export, which names them by their keys. */
const isOwn = (cells: readonly string[]) => {
  const written = cells.filter((cell) => cell !== "").map(withoutCount);
  const others = written.filter((cell) => !targets.has(cell));
  // Columns that somebody has added do no harm.
  return (
    ["key", "offering", "segment", "name"].every((key) => written.includes(key)) &&
    others.length <= 3
  );
};
const withoutCount = (name: string) => name.replace(/ \(\d+\)$/, "");

/**
 * The row that names the columns: Neroli's own where there is one, else the first that is as wide
 * as the table and has words in it. Title lines stand above it; -1 when the table begins at once.
 */
function findHeader(records: readonly Record[]): number {
  const first = records.slice(0, titleLines);
  const own = first.findIndex(({ cells }) => isOwn(cells.map(textOf)));
  if (own >= 0) return own;
  const wide = usual(records.slice(1).map(({ cells }) => filled(cells)));
  const at = first.findIndex(({ cells }) => filled(cells) >= Math.max(1, wide * 0.6));
  const cells = (first[at]?.cells ?? []).map(textOf).filter((cell) => cell !== "");
  return cells.some(isData) ? -1 : at;
}

const filled = (cells: readonly unknown[]) => cells.filter((cell) => textOf(cell) !== "").length;

/** CAS, EC and FLAVIS numbers, and numbers with a fraction, name no column. */
const isData = (cell: string) =>
  /^(?:\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d|\d{2}\.\d{3}|\d+[.,]\d+)$/.test(cell);

/** The most common of these numbers; of equally common ones the largest. */
function usual(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return sorted[0]?.[0] ?? 0;
}

/**
 * Text whose rows have another number of cells than its header is refused: which cell belongs to
 * which column cannot be known, and nothing is imported by guessing. Delimiters at the ends of all
 * lines, which make cells that nobody has written, do no harm.
 */
function lengthsOf(header: readonly string[], line: number, body: readonly Record[]): Set<number> {
  const cells = usual(body.map((record) => record.cells.length));
  if (line === 0) return new Set([cells]);
  const named = trimmed(header);
  const usualRows = body.filter((record) => record.cells.length === cells);
  const most = Math.max(...usualRows.map((record) => trimmed(record.cells)));
  if (cells === header.length || (cells >= named && most <= named)) {
    return new Set([cells, header.length]);
  }
  throw new SourceError(named > cells ? "file-header-longer" : "file-header-shorter", {
    header: named,
    rows: cells,
    difference: Math.abs(named - cells),
    header_line: line,
    line: usualRows[0]?.line ?? 0,
    names: header
      .filter((name) => name !== "")
      .join(", ")
      .slice(0, 600),
  });
}
