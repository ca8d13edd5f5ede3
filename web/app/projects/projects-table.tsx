import { links } from "@neroli/contract/access/links.ts";
import { projectCategories, projectStatuses } from "@neroli/contract/enumerations/projects.ts";
import type { ProjectSummary } from "@neroli/contract/projects/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { paramsOf, placeOf, useDeeds } from "./project-queries.ts";
import { movesOf, statusTones } from "./status.ts";

export interface ProjectsProps {
  company: string;
  /** Those alone that the reader is a member of. */
  mine: boolean;
}

/** Rows of the spec's project lists (spec 9). */
const size = 100;

/** The projects as a list. */
export function ProjectsTable({ company, mine }: ProjectsProps) {
  const t = useT();
  const navigate = useNavigate();
  const deeds = useDeeds();
  const state = useTableState({
    filters: ["title__icontains", "status__in", "category__eq"],
    choices: { status__in: projectStatuses, category__eq: projectCategories },
    sort: "-updated_at",
    size,
  });
  const query: Record<string, string> = { ...state.query, ...(mine && { mine: "true" }) };
  const found = useQuery({
    queryKey: ["projects", "list", company, query],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects", {
        params: { companyKey: company },
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const actions = (project: ProjectSummary): readonly RowAction[] => [
    {
      label: t("projects.edit"),
      disabledReason: project.can.edit.reason ?? undefined,
      onSelect: () => void navigate(links.projectEditor(placeOf(project))),
    },
    ...movesOf(project).map(({ action, reason }) => ({
      label: t(`projects.action.${action}`),
      disabledReason: reason ?? undefined,
      onSelect: () =>
        deeds.run({
          action: () =>
            api("POST /companies/:companyKey/projects/:projectKey/status/:action", {
              params: { ...paramsOf(placeOf(project)), action },
            }),
          done: t(`projects.done.${action}`, { title: project.title }),
        }),
    })),
  ];
  const narrowed = mine || Object.keys(state.filters).length > 0;
  return (
    <DataTable
      label={t("projects.title")}
      columns={useColumns()}
      list={state}
      found={found}
      keyOf={({ key }) => key}
      rowLabel={({ title }) => title}
      rowActions={actions}
      empty={
        narrowed
          ? { title: t("projects.none"), text: "" }
          : {
              title: t("projects.empty.title"),
              text: t("projects.empty.text"),
              action: (
                <ButtonLink size="small" href={links.projectEditor()}>
                  {t("projects.new")}
                </ButtonLink>
              ),
            }
      }
    />
  );
}

function useColumns(): readonly Column<ProjectSummary>[] {
  const t = useT();
  const status = (project: ProjectSummary) => (
    <Badge tone={statusTones[project.status]}>{words(t, "projects.status", project.status)}</Badge>
  );
  return [
    {
      key: "title",
      title: t("projects.column.title"),
      sort: "title",
      filter: { kind: "text", name: "title__icontains", placeholder: t("projects.column.title") },
      render: (project) => (
        <NameCell more={project.subtitle} narrow={status(project)}>
          <Link to={links.project(placeOf(project))}>{project.title}</Link>
        </NameCell>
      ),
    },
    {
      key: "status",
      title: t("projects.column.status"),
      hideBelow: "sm",
      filter: {
        kind: "choice",
        name: "status__in",
        options: projectStatuses.map((value) => ({
          value,
          label: words(t, "projects.status", value),
        })),
      },
      render: status,
    },
    {
      key: "category",
      title: t("projects.column.category"),
      hideBelow: "xl",
      filter: {
        kind: "choice",
        name: "category__eq",
        options: projectCategories.map((value) => ({
          value,
          label: words(t, "projects.category", value),
        })),
      },
      render: ({ category }) => words(t, "projects.category", category),
    },
    {
      key: "due",
      title: t("projects.column.due"),
      sort: "dueDate",
      render: ({ dueDate }) => (dueDate ? formatDay(dueDate) : "–"),
    },
    {
      key: "manager",
      title: t("projects.column.manager"),
      hideBelow: "md",
      render: ({ manager }) => (manager ? `${manager.firstname} ${manager.lastname}` : "–"),
    },
    {
      key: "products",
      title: t("projects.column.products"),
      align: "end",
      hideBelow: "md",
      render: ({ products }) => products,
    },
    {
      key: "updated_at",
      title: t("projects.column.updated"),
      sort: "updated_at",
      hideBelow: "xl",
      render: ({ updated_at }) => formatDay(updated_at),
    },
  ];
}
