import type { CellProblem } from "./mapping.ts";

/** A row of a file that names products and says something of each. */
export interface ListedRow {
  line: number;
  /** What names the product: Neroli's key, the supplier's number, or a name. */
  names: Partial<Record<"key" | "number" | "trade_name" | "name", string>>;
  /** Of the wanted columns that the file has; null for an empty cell. */
  values: Record<string, string | number | boolean | null>;
  problems: CellProblem[];
}

export interface ProductList {
  /** The columns of the file, and what each was taken for. */
  columns: { column: string; meaning: string | null }[];
  rows: ListedRow[];
}
