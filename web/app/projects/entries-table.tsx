import { links } from "@neroli/contract/access/links.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import { reviewStatuses } from "@neroli/contract/enumerations/projects.ts";
import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useTableState } from "../kernel/table-state.ts";
import { useKnownRows } from "../kernel/use-known-rows.ts";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";
import { AskFor } from "./ask-for.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { paramsOf, placeOf, type ReadProject, useDeeds } from "./project-queries.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { acceptEntry, reviewTones } from "./review.ts";
import { ReviewChosen } from "./review-chosen.tsx";
import { useEntries, useSuppliers } from "./use-entries.ts";

/** The dialog that is open over the table. */
type Open =
  | { what: "reject"; entries: readonly ProjectEntry[] }
  | { what: "note" | "remove"; entry: ProjectEntry }
  | null;

/** The products of a project, what was decided about each, and what was asked of its supplier. */
export function EntriesTable({ project }: { project: ReadProject }) {
  const t = useT();
  const place = placeOf(project);
  const state = useTableState({
    filters: ["product.name", "status", "product.type", "company.key"],
    choices: { status: reviewStatuses, "product.type": offerings },
    sort: "added_at",
    size: 50,
  });
  const found = useEntries(place, state.query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const known = useKnownRows(found.data?.content, ({ id }) => id);
  const chosen = [...selected].flatMap((id) => known.get(id) ?? []);
  const actions = useActions(project, setOpen);
  const narrowed = Object.keys(state.filters).length > 0;
  return (
    <>
      <DataTable
        label={t("projects.tab.products")}
        columns={useColumns(project)}
        list={state}
        found={found}
        keyOf={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={actions}
        selection={{ keys: selected, onChange: setSelected }}
        bulk={
          <>
            <AskFor project={project} entries={chosen} />
            <ReviewChosen
              place={place}
              entries={chosen}
              onReject={(entries) => setOpen({ what: "reject", entries })}
            />
          </>
        }
        empty={
          narrowed
            ? { title: t("projects.entries.none"), text: "" }
            : {
                title: t("projects.entries.empty"),
                text: t("projects.entries.empty.text"),
                action: (
                  <ButtonLink size="small" href={links.search("INGREDIENTS")}>
                    {t("projects.entries.find")}
                  </ButtonLink>
                ),
              }
        }
      />
      {open?.what === "reject" && (
        <RejectDialog place={place} entries={open.entries} onClose={close} />
      )}
      {open?.what === "note" && <NoteDialog place={place} entry={open.entry} onClose={close} />}
      {open?.what === "remove" && (
        <ConfirmAction
          title={t("projects.entry.remove.which", { name: open.entry.name })}
          text={t("projects.entry.remove.text")}
          confirm={t("projects.entry.remove")}
          action={() =>
            api("DELETE /companies/:companyKey/projects/:projectKey/products/:id", {
              params: { ...paramsOf(place), id: open.entry.id },
            }).then(() => setSelected(new Set([...selected].filter((id) => id !== open.entry.id))))
          }
          done={t("projects.entry.removed", { name: open.entry.name })}
          reread={["projects"]}
          onClose={close}
        />
      )}
    </>
  );
}

function useActions(project: ReadProject, open: (what: Open) => void) {
  const t = useT();
  const deeds = useDeeds();
  const accept = ({ id, name }: ProjectEntry) =>
    deeds.run({
      action: () => acceptEntry(placeOf(project), id),
      done: t("projects.entry.accepted", { name }),
    });
  return (entry: ProjectEntry): readonly RowAction[] => [
    {
      label: t("projects.entry.accept"),
      disabledReason: entry.can.accept.reason ?? undefined,
      onSelect: () => accept(entry),
    },
    {
      label: t("projects.entry.reject"),
      disabledReason: entry.can.reject.reason ?? undefined,
      onSelect: () => open({ what: "reject", entries: [entry] }),
    },
    {
      label: t("projects.entry.note"),
      disabledReason: entry.can.edit.reason ?? undefined,
      onSelect: () => open({ what: "note", entry }),
    },
    {
      label: t("projects.entry.remove"),
      danger: true,
      disabledReason: entry.can.remove.reason ?? undefined,
      onSelect: () => open({ what: "remove", entry }),
    },
  ];
}

function useColumns(project: ReadProject): readonly Column<ProjectEntry>[] {
  const t = useT();
  const suppliers = useSuppliers(placeOf(project));
  const review = ({ status, reason }: ProjectEntry) =>
    status && (
      <>
        <Badge tone={reviewTones[status]}>{words(t, "projects.review", status)}</Badge>
        {reason && <div className={layout.soft}>{reason}</div>}
      </>
    );
  return [
    {
      key: "name",
      title: t("projects.column.product"),
      sort: "name",
      filter: {
        kind: "text",
        name: "product.name",
        placeholder: t("projects.column.product"),
      },
      render: (entry) => (
        <NameCell
          until="md"
          more={entry.product ? entry.product.inci : t("projects.entry.gone")}
          narrow={
            <>
              <div>{entry.company.name}</div>
              {review(entry)}
              {entry.requests.length > 0 && <Asked entry={entry} />}
              {entry.note && <div>{entry.note}</div>}
            </>
          }
        >
          {entry.product ? (
            <Link to={links.product(entry.product.offering, entry.product.key)}>{entry.name}</Link>
          ) : (
            entry.name
          )}
        </NameCell>
      ),
    },
    {
      key: "company",
      title: t("projects.column.supplier"),
      sort: "company",
      hideBelow: "md",
      filter: {
        kind: "choice",
        name: "company.key",
        options: suppliers.map(({ company }) => ({ value: company.key, label: company.name })),
      },
      render: ({ company }) => <Link to={links.company(company.key)}>{company.name}</Link>,
    },
    {
      key: "type",
      title: t("projects.column.type"),
      hideBelow: "xxl",
      filter: {
        kind: "choice",
        name: "product.type",
        options: offerings.map((value) => ({ value, label: words(t, "offerings", value) })),
      },
      render: ({ product }) => product && words(t, "offerings", product.offering),
    },
    {
      key: "status",
      title: t("projects.column.review"),
      sort: "status",
      hideBelow: "md",
      filter: {
        kind: "choice",
        name: "status",
        options: reviewStatuses.map((value) => ({
          value,
          label: words(t, "projects.review", value),
        })),
      },
      render: review,
    },
    {
      key: "requests",
      title: t("projects.column.requests"),
      hideBelow: "md",
      render: (entry) => <Asked entry={entry} />,
    },
    {
      key: "note",
      title: t("projects.column.note"),
      hideBelow: "md",
      render: ({ note }) => note,
    },
    {
      key: "added_at",
      title: t("projects.column.added"),
      sort: "added_at",
      hideBelow: "xl",
      render: ({ added_at }) => formatDay(added_at),
    },
  ];
}

/** What was asked of the product's supplier from this project. */
function Asked({ entry: { requests } }: { entry: ProjectEntry }) {
  const t = useT();
  if (requests.length === 0) return "–";
  return (
    <ul className={layout.chips}>
      {requests.map(({ key, type, status, answered }) => (
        <li key={key}>
          <Link to={links.requests(key)}>
            <Badge tone={answered ? "good" : "plain"}>
              {t("projects.asked", {
                type: words(t, "requests.type", type),
                state: t(`projects.asked.${stateOf(status, answered)}`),
              })}
            </Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What became of a request, in a word. */
const stateOf = (status: ProjectEntry["requests"][number]["status"], answered: boolean) => {
  if (answered) return "answered" as const;
  return status === "CLOSED" || status === "CANCELED" ? ("over" as const) : ("open" as const);
};
