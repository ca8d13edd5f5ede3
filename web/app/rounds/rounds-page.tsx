import { links } from "@neroli/contract/access/links.ts";
import type { RoundSummary } from "@neroli/contract/rounds/schema.ts";
import { roundStatuses } from "@neroli/contract/rounds/states.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useTableState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/rounds-page";
import { roundName } from "./round-name.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "rounds.title");

/** The questions that were put to several suppliers, whose offers are compared. */
export default function RoundsPage() {
  const t = useT();
  const state = useTableState({
    filters: ["status__eq"],
    choices: { status__eq: roundStatuses },
    sort: "-created_at",
  });
  const query: Record<string, string> = state.query;
  const found = useQuery({
    queryKey: ["rounds", "list", query],
    queryFn: ({ signal }) => api("GET /rounds", { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <WorkPage title={t("rounds.title")} lead={t("rounds.lead")}>
      <DataTable
        label={t("rounds.title")}
        columns={useColumns()}
        list={state}
        found={found}
        keyOf={({ key }) => key}
        rowLabel={(row) => roundName(t, row)}
        empty={{
          title: t("rounds.empty.title"),
          text: t("rounds.empty.text"),
          action: (
            <ButtonLink href={links.search("INGREDIENTS")}>{t("rounds.empty.search")}</ButtonLink>
          ),
        }}
      />
    </WorkPage>
  );
}

function useColumns(): Column<RoundSummary>[] {
  const t = useT();
  return [
    {
      key: "name",
      title: t("rounds.asked"),
      render: (row) => <Link to={links.round(row.key)}>{roundName(t, row)}</Link>,
    },
    {
      key: "answers",
      title: t("rounds.answers"),
      render: ({ answers, suppliers }) => t("rounds.answers.of", { answers, suppliers }),
    },
    {
      key: "status",
      title: t("rounds.status"),
      filter: {
        kind: "choice",
        name: "status__eq",
        options: roundStatuses.map((value) => ({
          value,
          label: words(t, "rounds.status", value),
        })),
      },
      render: ({ status }) => (
        <Badge tone={status === "OPEN" ? "strong" : "plain"}>
          {words(t, "rounds.status", status)}
        </Badge>
      ),
    },
    {
      key: "needed_by",
      title: t("rounds.needed-by"),
      hideBelow: "md",
      render: ({ needed_by }) => (needed_by ? formatDay(needed_by) : "–"),
    },
    {
      key: "created_at",
      title: t("rounds.sent"),
      sort: "created_at",
      hideBelow: "sm",
      render: ({ created_at }) => formatDay(created_at),
    },
  ];
}
