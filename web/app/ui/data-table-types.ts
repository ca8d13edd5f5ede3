import type { ReactNode } from "react";
import type { Follow } from "./list-pager.tsx";
import type { MenuItem } from "./menu-item.ts";

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The API's name of the sort, where the column can be sorted by. */
  sort?: string;
  filter?: ColumnFilter;
  /** Left out on narrower screens. */
  hideBelow?: "sm" | "md" | "lg" | "xl" | "xxl";
  align?: "end";
}

export type ColumnFilter =
  | { kind: "text"; name: string; placeholder?: string }
  | { kind: "choice"; name: string; options: readonly { value: string; label: string }[] };

/** The state of the list, as the address keeps it (kernel/table-state.ts). */
interface ListState {
  /** "name" or "-name". */
  sort: string;
  setSort: (sort: string) => void;
  filters: Readonly<Record<string, string>>;
  setFilter: (name: string, value: string) => void;
  /** From 0. */
  page: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** Shows what stands at such an address. */
  onFollow: Follow;
}

/** What was asked for and has been found, as a query answers it. */
interface Found<Row> {
  /** Undefined while the first page is on its way. */
  data: { content: readonly Row[]; total_pages: number; total_elements: number } | undefined;
  error: Error | null;
  /** Another page is on its way while this one is shown. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  list: ListState;
  found: Found<Row>;
  keyOf: (row: Row) => string;
  /** What a row is called, for the names of its checkbox and menu. */
  rowLabel: (row: Row) => string;
  empty: { title: string; text: string; action?: ReactNode };
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
  /** What can be done with the selected rows. */
  bulk?: ReactNode;
  rowActions?: (row: Row) => readonly RowAction[];
}

/** What can be done with one row. */
export type RowAction = Pick<MenuItem, "label" | "onSelect" | "disabledReason" | "danger">;
