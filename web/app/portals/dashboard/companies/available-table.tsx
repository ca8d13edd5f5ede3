import type { portalCompanyEndpoints } from "@neroli/contract/portals/companies.ts";
import type { AvailableCompany } from "@neroli/contract/portals/event-company.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { api } from "../../../kernel/client.ts";
import { useTableState } from "../../../kernel/table-state.ts";
import { useKnownRows } from "../../../kernel/use-known-rows.ts";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { useNameColumns } from "./columns.tsx";
import { eventCompaniesKey, useLetIn } from "./use-let-in.ts";

type AvailableQuery = z.input<
  (typeof portalCompanyEndpoints)["GET /events/:event/companies/available"]["query"]
>;

const filters = ["display_name__icontains", "type__icontains"];

/** The companies that could be let in, one by one or many at once. */
export function AvailableTable({ event }: { event: string }) {
  const t = useT();
  const state = useTableState({ filters, sort: "display_name", size: 50 });
  const found = useQuery({
    queryKey: [eventCompaniesKey, event, "available", state.query],
    queryFn: ({ signal }) =>
      api("GET /events/:event/companies/available", {
        params: { event },
        query: state.query as AvailableQuery,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const known = useKnownRows(found.data?.content, ({ key }) => key);
  const { saving, change } = useLetIn(event);
  const letIn = async (companies: readonly AvailableCompany[]) => {
    const isDone = await change({ companies, to: true });
    const done = new Set(companies.map(({ key }) => key));
    if (isDone) setSelected((before) => new Set([...before].filter((key) => !done.has(key))));
  };
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <DataTable
      label={t("portal-companies.view.available")}
      columns={[
        ...useNameColumns<AvailableCompany>(),
        {
          key: "let-in",
          title: t("portal-companies.column.state"),
          render: (company) =>
            saving.has(company.key) ? (
              <span role="status">{t("portal-companies.saving")}</span>
            ) : (
              <Button
                size="small"
                aria-label={t("portal-companies.let-in.which", { name: company.display_name })}
                onClick={() => void letIn([company])}
              >
                {t(company.before ? "portal-companies.let-in.again" : "portal-companies.let-in")}
              </Button>
            ),
        },
      ]}
      keyOf={({ key }) => key}
      rowLabel={({ display_name }) => display_name}
      list={state}
      found={found}
      empty={
        filtered
          ? {
              title: t("portal-companies.none"),
              text: "",
              action: (
                <Button size="small" onClick={state.reset}>
                  {t("portal-companies.clear")}
                </Button>
              ),
            }
          : { title: t("portal-companies.all-in"), text: "" }
      }
      selection={{ keys: selected, onChange: setSelected }}
      bulk={
        <Button
          size="small"
          variant="strong"
          loading={saving.size > 0}
          onClick={() => void letIn([...selected].flatMap((key) => known.get(key) ?? []))}
        >
          {t("portal-companies.let-in")}
        </Button>
      }
    />
  );
}
