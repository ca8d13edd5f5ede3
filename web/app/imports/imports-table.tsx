import { links } from "@neroli/contract/access/links.ts";
import type { ImportSummary } from "@neroli/contract/imports/schema.ts";
import { importStates, isAtWork } from "@neroli/contract/imports/states.ts";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useTableState } from "../kernel/table-state.ts";
import { formatTime } from "../language/dates.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";
import { CountLine } from "./count-line.tsx";
import { paramsOf, useImports } from "./import-queries.ts";
import classes from "./rows.module.css";
import { StateBadge } from "./state-badge.tsx";

const filters = ["name__icontains", "company__icontains", "state__eq"];

/** The imports so far, the newest first; the counts of those at work go on by themselves. */
export function ImportsTable({ company }: { company: string | null }) {
  const t = useT();
  const navigate = useNavigate();
  const state = useTableState({ filters, sort: "-created_at" });
  const found = useImports(company, state.query);
  const [removing, setRemoving] = useState<ImportSummary | null>(null);
  const addressOf = (one: ImportSummary) => links.adminImport(one.company.key, one.id);
  const actions = (one: ImportSummary): readonly RowAction[] => [
    { label: t("imports.open"), onSelect: () => void navigate(addressOf(one)) },
    {
      label: t("imports.remove"),
      danger: true,
      onSelect: () => setRemoving(one),
      disabledReason: one.can.remove.allowed ? undefined : (one.can.remove.reason ?? ""),
    },
  ];
  return (
    <section className={layout.stack} aria-labelledby="earlier">
      <h2 id="earlier" className={layout.title}>
        {t("imports.list")}
      </h2>
      <DataTable
        label={t("imports.list")}
        columns={columnsOf(t, company === null)}
        keyOf={({ id }) => id}
        rowLabel={({ file }) => file.name}
        list={state}
        found={found}
        rowActions={actions}
        empty={
          Object.keys(state.filters).length > 0
            ? { title: t("imports.none"), text: "" }
            : { title: t("imports.empty.title"), text: t("imports.empty.text") }
        }
      />
      {removing && <Remove one={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

const columnsOf = (t: Translate, all: boolean): readonly Column<ImportSummary>[] => [
  {
    key: "file",
    title: t("imports.column.file"),
    sort: "name",
    filter: { kind: "text", name: "name__icontains" },
    render: ({ file, company, id, created_at }) => (
      <NameCell narrow={formatTime(created_at)}>
        <Link to={links.adminImport(company.key, id)}>{file.name}</Link>
      </NameCell>
    ),
  },
  ...(all
    ? [
        {
          key: "company",
          title: t("imports.column.company"),
          sort: "company",
          hideBelow: "md" as const,
          filter: { kind: "text" as const, name: "company__icontains" },
          render: ({ company }: ImportSummary) => company.name,
        },
      ]
    : []),
  {
    key: "state",
    title: t("imports.column.state"),
    filter: {
      kind: "choice",
      name: "state__eq",
      options: importStates.map((value) => ({ value, label: t(`imports.states.${value}`) })),
    },
    render: (one) => <State one={one} />,
  },
  {
    key: "counts",
    title: t("imports.column.counts"),
    hideBelow: "md",
    render: ({ state, planned, counts }) => (
      <CountLine counts={state === "CHECKED" && planned ? planned : counts} />
    ),
  },
  {
    key: "by",
    title: t("imports.column.by"),
    hideBelow: "lg",
    render: ({ created_by }) => created_by,
  },
  {
    key: "when",
    title: t("imports.column.when"),
    sort: "created_at",
    hideBelow: "sm",
    render: ({ created_at }) => <span className={classes.when}>{formatTime(created_at)}</span>,
  },
];

function State({ one }: { one: ImportSummary }) {
  const t = useT();
  const { done, total } = one.progress;
  return (
    <div className={layout.close}>
      <StateBadge state={one.state} />
      {isAtWork(one.state) && total !== null && (
        <span className={layout.soft}>{t("imports.progress", { done, total })}</span>
      )}
    </div>
  );
}

function Remove({ one, onClose }: { one: ImportSummary; onClose: () => void }) {
  const t = useT();
  return (
    <ConfirmAction
      title={t("imports.remove.title", { name: one.file.name })}
      text={t("imports.remove.text")}
      confirm={t("imports.remove")}
      action={() =>
        api("DELETE /companies/:companyKey/imports/:importId", {
          params: paramsOf({ company: one.company.key, id: one.id }),
        })
      }
      done={t("imports.removed")}
      reread={["imports"]}
      onClose={onClose}
    />
  );
}
