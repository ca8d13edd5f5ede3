/** The rejected rows of a file, with the reasons in one more column. */
export interface FailedTable {
  columns: readonly string[];
  rows: AsyncIterable<Record<string, unknown>>;
}
