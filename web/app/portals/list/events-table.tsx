import { links } from "@neroli/contract/access/links.ts";
import type { Portal } from "@neroli/contract/portals/schema.ts";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useTableState } from "../../kernel/table-state.ts";
import { formatDay } from "../../language/dates.ts";
import { type Translate, useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column, RowAction } from "../../ui/data-table-types.ts";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { NameCell } from "../../ui/name-cell.tsx";
import { type EventsPage, typesOf, useEvents } from "./event-queries.ts";

interface EventsTableProps {
  page: EventsPage;
  /** What an empty list begins with. */
  create: ReactNode;
  onEdit: (event: Portal) => void;
  onState: (event: Portal) => void;
}

const filters = ["display_name__icontains", "place__icontains", "type__eq", "enabled__eq"];

export function EventsTable({ page, create, ...actions }: EventsTableProps) {
  const t = useT();
  const state = useTableState({
    filters,
    choices: { type__eq: typesOf(page), enabled__eq: ["true", "false"] },
    sort: page === "portals" ? "display_name" : "-starts_on",
  });
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <DataTable
      label={t(`portals-admin.${page}.title`)}
      columns={columnsOf(t, page)}
      keyOf={({ key }) => key}
      rowLabel={({ display_name }) => display_name}
      list={state}
      found={useEvents(page, state.query)}
      rowActions={useRowActions(actions)}
      empty={
        filtered
          ? {
              title: t("portals-admin.none"),
              text: "",
              action: (
                <Button size="small" onClick={state.reset}>
                  {t("portals-admin.clear")}
                </Button>
              ),
            }
          : {
              title: t(`portals-admin.empty.${page}`),
              text: t("portals-admin.empty.text"),
              action: create,
            }
      }
    />
  );
}

function columnsOf(t: Translate, page: EventsPage): Column<Portal>[] {
  const days: Column<Portal> = {
    key: "days",
    title: t("portals-admin.column.days"),
    sort: "starts_on",
    hideBelow: "md",
    render: (event) => daysOf(t, event),
  };
  const place: Column<Portal> = {
    key: "place",
    title: t("portals-admin.column.place"),
    filter: { kind: "text", name: "place__icontains" },
    hideBelow: "lg",
    render: (event) => event.place,
  };
  return [
    {
      key: "name",
      title: t("portals-admin.column.name"),
      sort: "display_name",
      filter: { kind: "text", name: "display_name__icontains" },
      render: (event) => (
        <NameCell more={event.key} narrow={daysOf(t, event)}>
          <Link to={links.eventDashboard(event.key)}>{event.display_name}</Link>
        </NameCell>
      ),
    },
    {
      key: "type",
      title: t("portals-admin.column.type"),
      filter: {
        kind: "choice",
        name: "type__eq",
        options: typesOf(page).map((value) => ({ value, label: t(`event-types.${value}`) })),
      },
      hideBelow: "sm",
      render: ({ type }) => t(`event-types.${type}`),
    },
    days,
    place,
    {
      key: "state",
      title: t("portals-admin.column.state"),
      filter: {
        kind: "choice",
        name: "enabled__eq",
        options: [
          { value: "true", label: t("portals-admin.on") },
          { value: "false", label: t("portals-admin.off") },
        ],
      },
      render: ({ enabled, promoted }) => (
        <span className={layout.line}>
          <Badge
            tone={enabled ? "good" : "plain"}
            icon={<Icon name={enabled ? "check" : "cross"} />}
          >
            {t(enabled ? "portals-admin.on" : "portals-admin.off")}
          </Badge>
          {promoted && <Badge>{t("portals-admin.promoted")}</Badge>}
        </span>
      ),
    },
  ];
}

function daysOf(t: Translate, { starts_on, ends_on }: Portal): string {
  const from = starts_on && formatDay(starts_on);
  const to = ends_on && formatDay(ends_on);
  if (from && to) return from === to ? from : t("portals-admin.days", { from, to });
  if (from) return t("portals-admin.days.from", { from });
  return to ? t("portals-admin.days.to", { to }) : "";
}

function useRowActions({ onEdit, onState }: Pick<EventsTableProps, "onEdit" | "onState">) {
  const t = useT();
  const navigate = useNavigate();
  const goTo = (label: string, address: string): RowAction => ({
    label,
    onSelect: () => void navigate(address),
  });
  return (event: Portal): readonly RowAction[] => [
    { label: t("portals-admin.edit"), onSelect: () => onEdit(event) },
    goTo(t("portals-admin.dashboard"), links.eventDashboard(event.key)),
    goTo(t("portals-admin.people"), links.portalPeople(event.key)),
    goTo(t("portals-admin.terms"), links.portalTerms(event.key)),
    goTo(t("portals-admin.settings"), links.portalSettings(event.key)),
    {
      label: t(event.enabled ? "portals-admin.disable" : "portals-admin.enable"),
      danger: event.enabled,
      onSelect: () => onState(event),
    },
  ];
}
