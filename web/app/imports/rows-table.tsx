import { links } from "@neroli/contract/access/links.ts";
import type { Import, ImportRow } from "@neroli/contract/imports/schema.ts";
import { rowOutcomes } from "@neroli/contract/imports/states.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { RowNotes } from "./row-notes.tsx";
import classes from "./rows.module.css";
import type { OutcomeFilter, Rows } from "./use-rows.ts";

interface RowsTableProps {
  one: Import;
  rows: Rows;
  filter: OutcomeFilter;
}

/** The rows: what each is, what becomes of it, and why. */
export function RowsTable({ one, rows, filter }: RowsTableProps) {
  const t = useT();
  const columns: readonly Column<ImportRow>[] = [
    {
      key: "line",
      title: t("imports.rows.line"),
      sort: "row",
      render: ({ line }) => line,
    },
    {
      key: "name",
      title: t("imports.rows.name"),
      filter: { kind: "text", name: "name__icontains" },
      render: (row) => <Name one={one} row={row} />,
    },
    {
      key: "outcome",
      title: t("imports.rows.outcome"),
      filter: {
        kind: "choice",
        name: filter,
        options: rowOutcomes.map((value) => ({ value, label: t(`imports.rows.${value}`) })),
      },
      render: (row) => <Outcome row={row} filter={filter} />,
    },
    {
      key: "notes",
      title: t("imports.rows.said"),
      hideBelow: "md",
      render: (row) => <RowNotes row={row} />,
    },
  ];
  return (
    <DataTable
      label={t("imports.rows")}
      columns={columns}
      keyOf={({ row }) => String(row)}
      rowLabel={({ name }) => name}
      list={rows.state}
      found={rows.found}
      empty={{ title: t("imports.rows.none"), text: "" }}
    />
  );
}

function Name({ one, row }: { one: Import; row: ImportRow }) {
  const { offering, segment, company } = one;
  const { product, name } = row;
  const link = product && offering && segment && (
    <Link to={links.productEditor({ offering, segment, company: company.key, key: product.key })}>
      {name}
    </Link>
  );
  return (
    <NameCell narrow={<RowNotes row={row} />} until="md">
      {link || name}
    </NameCell>
  );
}

function Outcome({ row, filter }: { row: ImportRow; filter: OutcomeFilter }) {
  const t = useT();
  const { planned, outcome, undo } = row;
  const shown = filter === "planned__eq" ? planned : outcome;
  return (
    <span className={classes.outcome} data-outcome={shown}>
      {shown && t(`imports.rows.${shown}`)}
      {undo && <small>{t(`imports.undone.${undo}.one`)}</small>}
    </span>
  );
}
