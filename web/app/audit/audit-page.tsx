import type { auditEndpoints } from "@neroli/contract/audit/endpoints.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useTableState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/audit-page";
import { useAuditColumns } from "./audit-columns.tsx";
import { AuditTools, ExportButton } from "./audit-tools.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "audit.title");

const filters = [
  "action__eq",
  "entity__eq",
  "entity_key__eq",
  "company_key__eq",
  "actor__icontains",
  "at__from",
  "at__to",
];

export type AuditQuery = z.input<(typeof auditEndpoints)["GET /audit"]["query"]>;

/** Who did what: support reads it, filters it and takes it along. */
export default function AuditPage() {
  const t = useT();
  const columns = useAuditColumns();
  const state = useTableState({ filters, sort: "-at" });
  // What nobody may type into the address is refused by the API.
  const query = state.query as AuditQuery;
  const found = useQuery({
    queryKey: ["audit", query],
    queryFn: ({ signal }) => api("GET /audit", { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <WorkPage
      title={t("audit.title")}
      lead={t("audit.intro")}
      tools={<ExportButton filters={state.filters} />}
    >
      <AuditTools
        filters={state.filters}
        thing={found.data?.content[0]?.entity_name ?? state.filters.entity_key__eq}
        onFilter={state.setFilter}
        onReset={state.reset}
      />
      <DataTable
        label={t("audit.title")}
        columns={columns}
        keyOf={({ id }) => String(id)}
        rowLabel={({ id }) => String(id)}
        list={state}
        found={found}
        empty={
          Object.keys(state.filters).length > 0
            ? { title: t("audit.empty"), text: t("audit.empty.text") }
            : { title: t("audit.empty"), text: t("audit.none.text") }
        }
      />
    </WorkPage>
  );
}
