import type { Readable } from "node:stream";
import type { CellProblem, FileFormat, SourceColumn } from "@neroli/contract/imports/mapping.ts";

/** A row's values by column: CSV has text only, a workbook numbers and truth values, JSON anything. */
export type Cells = Readonly<Record<string, unknown>>;

/** One row of a file. */
export interface Row {
  /** The row's number from 1, always the same; title lines, header and empty rows do not count. */
  row: number;
  /** Where it starts in the file: its line, from 1; in a sheet the sheet's number of the row. */
  line: number;
  /** By the names of `columns`. */
  cells: Cells;
  /** Why the row cannot be read at all; its cells are what could be read of it, perhaps none. */
  problem?: CellProblem;
  /** What stands past the last column, where that is the problem. */
  beyond?: readonly unknown[];
  /** The row as the file has it, where no cells could be read of it. */
  text?: string;
}

/** How a file is read; what is left out is found from its content. */
export interface ReadingOptions {
  format?: FileFormat | undefined;
  /** As the WHATWG calls it: utf-8, utf-16le, windows-1252 … */
  encoding?: string | undefined;
  delimiter?: string | undefined;
  sheet?: string | undefined;
  /** It comes out of a zip: it is none itself but a workbook, and not packed anew. */
  packed?: true;
}

/** A file on disk, or what opens it anew each time. */
export type SourceFile = string | (() => Readable | Promise<Readable>);

/** A file whose columns are known. Throws a SourceError while it is opened or read. */
export interface Source {
  format: FileFormat;
  encoding: string | null;
  delimiter: string | null;
  /** The sheets of a workbook, the visible ones first; empty for other files. */
  sheets: string[];
  sheet: string | null;
  columns: SourceColumn[];
  /** Neroli's own export: what it says is taken exactly. */
  own: boolean;
  /** From the first row on, each time it is called; in pieces, never the whole file in memory. */
  rows(): AsyncIterable<Row>;
  /** Removes what was put aside to read it. */
  close(): Promise<void>;
}
