import { securityKinds } from "@neroli/contract/enumerations/security.ts";
import type { securityEventEndpoints } from "@neroli/contract/security-events/endpoints.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useTableState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/security-page";
import { useSecurityColumns } from "./security-columns.tsx";
import { SecurityTools } from "./security-tools.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "security-events.title");

const filters = [
  "kind__eq",
  "person__icontains",
  "user_key__eq",
  "company_key__eq",
  "address__eq",
  "at__from",
  "at__to",
];
const choices = { kind__eq: securityKinds };

type SecurityQuery = z.input<(typeof securityEventEndpoints)["GET /security-events"]["query"]>;

/** Who got in and who did not, what was refused and what changed: support looks into it. */
export default function SecurityPage() {
  const t = useT();
  const columns = useSecurityColumns();
  const state = useTableState({ filters, choices, sort: "-at" });
  // What nobody may type into the address is refused by the API.
  const query = state.query as SecurityQuery;
  const found = useQuery({
    queryKey: ["security-events", query],
    queryFn: ({ signal }) => api("GET /security-events", { query, signal }),
    placeholderData: keepPreviousData,
  });
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <WorkPage title={t("security-events.title")} lead={t("security-events.intro")}>
      <SecurityTools
        filters={state.filters}
        events={found.data?.content ?? []}
        onFilter={state.setFilter}
        onReset={state.reset}
      />
      <DataTable
        label={t("security-events.title")}
        columns={columns}
        keyOf={({ id }) => String(id)}
        rowLabel={({ id }) => String(id)}
        list={state}
        found={found}
        empty={{
          title: t("security-events.empty"),
          text: t(filtered ? "security-events.empty.filtered" : "security-events.empty.text"),
        }}
      />
    </WorkPage>
  );
}
