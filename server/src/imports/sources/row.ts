/** One product of a file, before a profile has read it. */
export interface Row {
  /** Where it starts in the file, from 1. */
  line: number;
  cells: Readonly<Record<string, unknown>>;
  /** Why the row cannot be read at all; its cells are empty then. */
  problem?: Problem;
}

/** What is wrong with one cell of a row. */
export interface Problem {
  column: string;
  value: string;
  reason: string;
}

/** A row, or the text of one, past this size is no product but a file that has come out of step. */
export const largestRow = 1_000_000;

/** U+FFFD is what bytes that are not UTF-8 become: such text would be stored damaged. */
export const notUtf8 = "holds bytes that are not UTF-8 text";
