import { links } from "@neroli/contract/access/links.ts";
import type { Label } from "@neroli/contract/labels/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useTableState } from "../kernel/table-state.ts";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { LabelChip } from "../ui/label-chip.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/labels-page";
import { LabelDialog } from "./label-dialog.tsx";
import classes from "./labels.module.css";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "labels.title");

/** What is open over the list. */
type Open = { what: "new" } | { what: "edit" | "remove"; label: Label } | null;

/** Create, update, remove (spec 2, labels admin). */
export default function LabelsPage() {
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const create = () => setOpen({ what: "new" });
  return (
    <WorkPage
      title={t("labels.title")}
      lead={t("labels.lead")}
      tools={
        <Button variant="primary" size="small" onClick={create}>
          {t("labels.new")}
        </Button>
      }
    >
      <LabelsTable
        onCreate={create}
        onEdit={(label) => setOpen({ what: "edit", label })}
        onRemove={(label) => setOpen({ what: "remove", label })}
      />
      {open?.what === "new" && <LabelDialog label={null} onClose={close} />}
      {open?.what === "edit" && <LabelDialog label={open.label} onClose={close} />}
      {open?.what === "remove" && <Remove label={open.label} onClose={close} />}
    </WorkPage>
  );
}

function useLabels(query: Record<string, string>) {
  return useQuery({
    queryKey: ["labels", "list", query],
    queryFn: ({ signal }) => api("GET /labels", { query, signal }),
    placeholderData: keepPreviousData,
  });
}

interface TableProps {
  onCreate: () => void;
  onEdit: (label: Label) => void;
  onRemove: (label: Label) => void;
}

function LabelsTable({ onCreate, onEdit, onRemove }: TableProps) {
  const t = useT();
  const columns = useColumns();
  const state = useTableState({ filters: ["title__icontains"], sort: "title", size: 50 });
  const found = useLabels(state.query);
  const filtered = Object.keys(state.filters).length > 0;
  const actions = (label: Label): readonly RowAction[] => [
    { label: t("labels.edit"), onSelect: () => onEdit(label) },
    {
      label: t("labels.remove"),
      danger: true,
      onSelect: () => onRemove(label),
      // A label assigned to companies or ingredients cannot be deleted (spec 5).
      disabledReason: label.can.remove.reason ?? undefined,
    },
  ];
  return (
    <DataTable
      label={t("labels.title")}
      columns={columns}
      keyOf={({ key }) => key}
      rowLabel={({ title }) => title}
      list={state}
      found={found}
      empty={
        filtered
          ? { title: t("labels.none"), text: "" }
          : {
              title: t("labels.empty.title"),
              text: t("labels.empty.text"),
              action: (
                <Button size="small" onClick={onCreate}>
                  {t("labels.new")}
                </Button>
              ),
            }
      }
      rowActions={actions}
    />
  );
}

function useColumns(): readonly Column<Label>[] {
  const t = useT();
  return [
    {
      key: "title",
      title: t("labels.column.title"),
      sort: "title",
      filter: { kind: "text", name: "title__icontains" },
      render: ({ title, colour }) => <LabelChip title={title} colour={colour} />,
    },
    {
      key: "description",
      title: t("labels.column.description"),
      hideBelow: "sm",
      render: ({ description }) => description,
    },
    {
      key: "companies",
      title: t("labels.column.companies"),
      sort: "companies",
      render: ({ key, companies }) =>
        companies > 0 ? (
          <Link to={links.adminCompanies({ label__eq: key })}>
            {t("labels.companies", { count: companies })}
          </Link>
        ) : (
          t("labels.companies", { count: 0 })
        ),
    },
    {
      key: "products",
      title: t("labels.column.products"),
      sort: "products",
      render: (label) => <Products label={label} />,
    },
  ];
}

/** How many, with the way to those of each offering. */
function Products({ label }: { label: Label }) {
  const t = useT();
  const { key, products, offerings } = label;
  return (
    <>
      {t("labels.products", { count: products })}
      {offerings.map((offering) => (
        <span key={offering} className={classes.offering}>
          <Link to={links.adminProducts(offering, { label__eq: key })}>
            {words(t, "offerings", offering)}
          </Link>
        </span>
      ))}
    </>
  );
}

function Remove({ label, onClose }: { label: Label; onClose: () => void }) {
  const t = useT();
  return (
    <ConfirmAction
      title={t("labels.remove.which", { title: label.title })}
      text={t("labels.remove.sure")}
      confirm={t("labels.remove")}
      action={() => api("DELETE /labels/:labelKey", { params: { labelKey: label.key } })}
      done={t("labels.removed")}
      failed={t("labels.not-removed")}
      reread={["labels"]}
      onClose={onClose}
    />
  );
}
