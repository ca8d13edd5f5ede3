import type { portalCompanyEndpoints } from "@neroli/contract/portals/companies.ts";
import type { ListedEventCompany } from "@neroli/contract/portals/event-company.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { api } from "../../../kernel/client.ts";
import { useTableState } from "../../../kernel/table-state.ts";
import { useKnownRows } from "../../../kernel/use-known-rows.ts";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { useTakingPartColumns } from "./columns.tsx";
import { EntryDrawer } from "./entry-drawer.tsx";
import { eventCompaniesKey, useLetIn } from "./use-let-in.ts";

type TakingPartQuery = z.input<
  (typeof portalCompanyEndpoints)["GET /events/:event/companies"]["query"]
>;

const filters = ["display_name__icontains", "type__icontains", "enabled__eq"];
const choices = { enabled__eq: ["true", "false"] };

/** The companies that take part or have taken part. */
export function TakingPartTable({ event }: { event: string }) {
  const t = useT();
  const state = useTableState({ filters, choices, sort: "display_name", size: 50 });
  const found = useQuery({
    queryKey: [eventCompaniesKey, event, "taking-part", state.query],
    queryFn: ({ signal }) =>
      api("GET /events/:event/companies", {
        params: { event },
        query: state.query as TakingPartQuery,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<ListedEventCompany | null>(null);
  const known = useKnownRows(found.data?.content, ({ key }) => key);
  const { saving, change } = useLetIn(event);
  const chosen = [...selected].flatMap((key) => known.get(key) ?? []);
  const changeChosen = async (to: boolean) => {
    if (await change({ companies: chosen, to })) setSelected(new Set());
  };
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <>
      <DataTable
        label={t("portal-companies.view.in")}
        columns={useTakingPartColumns(saving)}
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
            : {
                title: t("portal-companies.empty.title"),
                text: t("portal-companies.empty.text"),
                action: (
                  <ButtonLink size="small" variant="strong" href="?view=available">
                    {t("portal-companies.view.available")}
                  </ButtonLink>
                ),
              }
        }
        selection={{ keys: selected, onChange: setSelected }}
        bulk={
          <>
            <Button size="small" loading={saving.size > 0} onClick={() => void changeChosen(true)}>
              {t("portal-companies.let-in")}
            </Button>
            <Button size="small" loading={saving.size > 0} onClick={() => void changeChosen(false)}>
              {t("portal-companies.take-out")}
            </Button>
          </>
        }
        rowActions={(company) => [
          { label: t("portal-companies.edit"), onSelect: () => setEditing(company) },
          {
            label: t(company.enabled ? "portal-companies.take-out" : "portal-companies.let-in"),
            onSelect: () => void change({ companies: [company], to: !company.enabled }),
          },
        ]}
      />
      {editing && <EntryDrawer event={event} company={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
