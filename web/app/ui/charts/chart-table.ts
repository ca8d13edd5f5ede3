/** null where there is nothing to say. */
export type Cell = string | number | null;

export interface ChartColumn {
  title: string;
  /** Of numbers: how they are shown; a share is of 1. */
  kind?: "number" | "share";
}

/** What a chart shows, to be read row by row. */
export interface ChartTable {
  columns: readonly ChartColumn[];
  rows: readonly (readonly Cell[])[];
}
