import type { Import, ImportRow } from "@neroli/contract/imports/schema.ts";
import { rowOutcomes } from "@neroli/contract/imports/states.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import classes from "./imports.module.css";
import { RowSaid } from "./row-notes.tsx";
import rowsClasses from "./rows.module.css";
import type { OutcomeFilter, Rows } from "./use-rows.ts";

interface RowsTableProps {
  one: Import;
  rows: Rows;
  filter: OutcomeFilter;
}

/** Row by row: what it is, what becomes of it, and what is said of it. */
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
      key: "said",
      title: t("imports.rows.said"),
      hideBelow: "md",
      render: (row) => <RowSaid row={row} />,
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
  return (
    <span className={classes.name}>
      {product && offering && segment ? (
        <Link
          to={links.productEditor({ offering, segment, company: company.key, key: product.key })}
        >
          {name}
        </Link>
      ) : (
        name
      )}
      {/* Where its column has no room. */}
      <span className={classes.onlyNarrow}>
        <RowSaid row={row} />
      </span>
    </span>
  );
}

function Outcome({ row, filter }: { row: ImportRow; filter: OutcomeFilter }) {
  const t = useT();
  const { planned, outcome, undo } = row;
  const shown = filter === "planned__eq" ? planned : outcome;
  return (
    <span className={rowsClasses.outcome} data-outcome={shown}>
      {shown && t(`imports.rows.${shown}`)}
      {undo && <small>{t(`imports.undone.${undo}.one`)}</small>}
    </span>
  );
}
