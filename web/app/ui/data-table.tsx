import type { ReactNode } from "react";
import buttons from "./button.module.css";
import classes from "./data-table.module.css";
import { TableHead } from "./data-table-head.tsx";
import { TablePages } from "./data-table-pages.tsx";
import { type RowAction, TableRow } from "./data-table-row.tsx";

export type { RowAction } from "./data-table-row.tsx";

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The API's name of the sort, where the column can be sorted by. */
  sort?: string;
  filter?: ColumnFilter;
  /** Left out on narrower screens. */
  hideBelow?: "sm" | "md" | "lg" | "xl";
  align?: "end";
}

export type ColumnFilter =
  | { kind: "text"; name: string; placeholder?: string }
  | { kind: "choice"; name: string; options: readonly { value: string; label: string }[] };

/** The table's own words (kernel/table-labels.ts). */
export interface TableLabels {
  loading: string;
  retry: string;
  any: string;
  selectAll: string;
  clear: string;
  previous: string;
  next: string;
  selectRow: (row: string) => string;
  actionsFor: (row: string) => string;
  filterBy: (column: string) => string;
  selected: (count: number) => string;
  pageOf: (page: number, pages: number) => string;
  found: (total: number) => string;
}

export interface DataTableProps<Row> {
  label: string;
  labels: TableLabels;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is on its way. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** What a row is called, for the names of its checkbox and menu. */
  rowLabel: (row: Row) => string;
  /** "name" or "-name". */
  sort: string;
  onSort: (sort: string) => void;
  filters: Readonly<Record<string, string>>;
  onFilter: (name: string, value: string) => void;
  /** From 0. */
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
  /** Another page is on its way while this one is shown. */
  loading?: boolean;
  error?: string | undefined;
  onRetry: () => void;
  empty: { title: string; text: string; action?: ReactNode };
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
  /** What can be done with the selected rows. */
  bulk?: ReactNode;
  rowActions?: (row: Row) => readonly RowAction[];
}

/** A list that people work in: sorted and filtered by its head, with actions for one or many rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, labels, error } = props;
  return (
    <div className={classes.whole}>
      <Selected {...props} />
      <section
        className={classes.box}
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways by keyboard on a phone
        tabIndex={0}
      >
        <table
          className={classes.table}
          aria-label={props.label}
          aria-busy={rows === undefined || props.loading}
        >
          <TableHead {...props} />
          <tbody>
            {rows?.map((row) => (
              <TableRow key={props.keyOf(row)} row={row} {...props} />
            ))}
            {rows === undefined && !error && <Skeleton columns={props.columns.length} />}
          </tbody>
        </table>
      </section>
      {error && (
        <div role="alert" className={classes.hint}>
          <p>{error}</p>
          <button type="button" className={buttons.small} onClick={props.onRetry}>
            {labels.retry}
          </button>
        </div>
      )}
      {rows?.length === 0 && !error && <Empty {...props.empty} />}
      {rows && !error && <TablePages {...props} />}
    </div>
  );
}

function Selected<Row>({ selection, bulk, labels }: DataTableProps<Row>) {
  if (!selection) return null;
  const count = selection.keys.size;
  return (
    <div className={classes.selected} role="status">
      {count > 0 && (
        <>
          <strong>{labels.selected(count)}</strong>
          {bulk}
          <button
            type="button"
            className={buttons.small}
            onClick={() => selection.onChange(new Set())}
          >
            {labels.clear}
          </button>
        </>
      )}
    </div>
  );
}

function Empty({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className={classes.hint}>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}

const skeletonRows = ["a", "b", "c", "d", "e", "f"];

function Skeleton({ columns }: { columns: number }) {
  return skeletonRows.map((row) => (
    <tr key={row} className={classes.skeleton}>
      <td colSpan={columns + 2}>
        <span />
      </td>
    </tr>
  ));
}
