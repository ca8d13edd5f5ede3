import { useRef } from "react";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Button } from "./button.tsx";
import classes from "./data-table.module.css";
import { TableHead } from "./data-table-head.tsx";
import { TableRow } from "./data-table-row.tsx";
import type { DataTableProps } from "./data-table-types.ts";
import { ListPager } from "./list-pager.tsx";
import { EmptyState, ErrorState } from "./states.tsx";
import { useIsWider } from "./use-is-wider.ts";

/** A list that people work in: sorted and filtered by its head, with actions for one or many rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useT();
  const { data, error, isPlaceholderData, refetch } = props.found;
  const rows = data?.content;
  const box = useRef<HTMLElement>(null);
  const isWider = useIsWider(box);
  return (
    <div className={classes.whole}>
      <Selected {...props} />
      <section
        ref={box}
        className={classes.box}
        data-wider={isWider || undefined}
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways by keyboard on a phone
        tabIndex={0}
      >
        <table
          className={classes.table}
          aria-label={props.label}
          aria-busy={rows === undefined || isPlaceholderData}
        >
          <TableHead {...props} />
          <tbody>
            {rows?.map((row) => (
              <TableRow key={props.keyOf(row)} row={row} {...props} />
            ))}
            {!rows && !error && <Skeleton columns={props.columns.length} />}
          </tbody>
        </table>
      </section>
      {!rows && error && (
        <ErrorState plain text={sentenceOf(error, t)} onRetry={() => void refetch()} />
      )}
      {rows?.length === 0 && <EmptyState plain {...props.empty} />}
      {data && (
        <div className={classes.pages}>
          <span role="status">{t("table.found", { count: data.total_elements })}</span>
          <ListPager {...props.list} pages={data.total_pages} />
        </div>
      )}
    </div>
  );
}

function Selected<Row>({ selection, bulk }: DataTableProps<Row>) {
  const t = useT();
  if (!selection) return null;
  const count = selection.keys.size;
  return (
    <BottomBar stays={count > 0} className={classes.selected} role="status">
      {count > 0 && (
        <>
          <strong>{t("table.selected", { count })}</strong>
          {bulk}
          <Button size="small" onClick={() => selection.onChange(new Set())}>
            {t("table.clear")}
          </Button>
        </>
      )}
    </BottomBar>
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
