import { links } from "@neroli/contract/access/links.ts";
import type { Import, ImportRow } from "@neroli/contract/imports/schema.ts";
import { rowOutcomes } from "@neroli/contract/imports/states.ts";
import { Link } from "react-router";
import { type Translate, useT } from "../language/phrases.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import classes from "./rows.module.css";
import { targetWord } from "./targets.ts";
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

/** Changes that are named; more are counted. */
const shownChanges = 4;

/** Why a row is refused or taken in part, and what it changes. */
function RowNotes({ row }: { row: ImportRow }) {
  const t = useT();
  const { problems, changes } = row;
  if (problems.length === 0 && changes.length === 0) return null;
  const more = changes.length - shownChanges;
  return (
    <ul className={classes.notes}>
      {problems.map((problem) => (
        <li key={`${problem.column} ${problem.code} ${problem.value}`} data-fatal={problem.fatal}>
          {where(t, problem)} {problem.message}
        </li>
      ))}
      {changes.slice(0, shownChanges).map(({ field, from, to }) => (
        <li key={field}>
          {targetWord(t, field)}: <del>{shortened(t, from)}</del> → <ins>{shortened(t, to)}</ins>
        </li>
      ))}
      {more > 0 && <li>{t("imports.rows.more", { count: more })}</li>}
    </ul>
  );
}

function where(t: Translate, { column, value }: ImportRow["problems"][number]): string {
  if (!column) return "";
  return value ? t("imports.rows.value", { value, column }) : t("imports.rows.column", { column });
}

/** Characters of a value that are shown: a whole formula is no help in a table. */
const longest = 60;

function shortened(t: Translate, value: unknown): string {
  if (value === null || value === undefined) return t("imports.rows.nothing");
  const text = wordOf(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordOf).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value).map(wordOf).join(" ");
}
