import type { CellProblem } from "@neroli/contract/imports/mapping.ts";
import type { Layout } from "./layout.ts";
import { refuseManyRows } from "./limits.ts";
import type { Record } from "./parse-csv.ts";
import type { Row } from "./source.ts";
import { isUndecodable } from "./weigh-letters.ts";

/** The rows below the header, with their cells by name; empty ones are passed over. */
export async function* tableRows(
  records: AsyncIterable<Record>,
  layout: Layout,
): AsyncGenerator<Row> {
  let row = 0;
  for await (const record of records) {
    if (record.line <= layout.headerLine || record.cells.every(isEmpty)) continue;
    refuseManyRows(++row);
    yield toRow(record, row, layout);
  }
}

const isEmpty = (cell: unknown) =>
  cell === "" ||
  cell === null ||
  cell === undefined ||
  (typeof cell === "string" && cell.trim() === "");

function toRow({ cells, line }: Record, row: number, { names, lengths, own }: Layout): Row {
  const named: { [name: string]: unknown } = {};
  let problem: CellProblem | undefined;
  for (const [at, name] of names.entries()) {
    const cell = cells[at];
    if (name === null || cell === undefined) continue;
    named[name] = cell;
    if (!own) problem ??= undecodable(name, cell);
  }
  // A row out of step has its cells under other names.
  const step = outOfStep(cells, names.length, lengths);
  if (step) return { row, line, cells: named, problem: step, beyond: beyond(cells, names.length) };
  return { row, line, cells: named, ...(problem && { problem }) };
}

/** Without the empty cells that delimiters at a row's end make. */
function beyond(cells: readonly unknown[], columns: number): readonly unknown[] {
  const last = cells.findLastIndex((cell) => !isEmpty(cell));
  return cells.slice(columns, last + 1);
}

/** What is wrong with a cell whose letters are none; undefined for all others. */
export function undecodable(column: string, cell: unknown): CellProblem | undefined {
  if (typeof cell !== "string" || !isUndecodable(cell)) return undefined;
  return { code: "undecodable", column, field: null, value: cell.slice(0, 200) };
}

function outOfStep(
  cells: readonly unknown[],
  columns: number,
  lengths: ReadonlySet<number>,
): CellProblem | null {
  const isUsual = lengths.size === 0 || lengths.has(cells.length);
  if (isUsual && cells.slice(columns).every(isEmpty)) return null;
  return {
    code: cells.length > columns ? "row-too-long" : "row-too-short",
    column: null,
    field: null,
    value: cells.join(", ").slice(0, 500),
    params: { cells: cells.length, columns },
  };
}
