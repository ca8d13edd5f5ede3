import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { useTableState } from "../../kernel/table-state.ts";
import { useKnownRows } from "../../kernel/use-known-rows.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { BulkProgress } from "./bulk-progress.tsx";
import { useColumns } from "./columns.tsx";
import type { CompanyRow } from "./company-row.ts";
import { useRowActions } from "./row-actions.tsx";
import { type StateAction, stateActions } from "./state-calls.ts";
import { type Bulk, useBulk } from "./use-bulk.ts";

const filters = [
  "name__icontains",
  "type__icontains",
  "country__eq",
  "verified__eq",
  "enabled__eq",
  "label__eq",
];
/** Forty that wait for verification stand on one page, and one key selects them all. */
const size = 50;

function useCompanies(query: Record<string, string>) {
  return useQuery({
    queryKey: ["companies", "list", query],
    queryFn: ({ signal }) =>
      api("GET /companies", { query, signal }) as Promise<PageOf<CompanyRow>>,
    placeholderData: keepPreviousData,
  });
}

export function CompaniesTable() {
  const t = useT();
  const state = useTableState({ filters, sort: "name", size });
  const found = useCompanies(state.query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const known = useKnownRows(found.data?.content, ({ key }) => key);
  const chosen = [...selected].flatMap((key) => known.get(key) ?? []);
  const bulk = useBulk({ onSettled: setSelected });
  const { actionsFor, dialogs } = useRowActions();
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <>
      <BulkProgress bulk={bulk} />
      <DataTable
        label={t("companies-admin.title")}
        columns={useColumns()}
        keyOf={({ key }) => key}
        rowLabel={({ name }) => name}
        list={state}
        found={found}
        empty={
          filtered
            ? {
                title: t("companies-admin.none"),
                text: "",
                action: (
                  <Button size="small" onClick={state.reset}>
                    {t("companies-admin.clear")}
                  </Button>
                ),
              }
            : { title: t("companies-admin.empty.title"), text: t("companies-admin.empty.text") }
        }
        selection={{ keys: selected, onChange: setSelected }}
        bulk={<BulkActions bulk={bulk} companies={chosen} />}
        rowActions={actionsFor}
      />
      {dialogs}
    </>
  );
}

/** What can be done with the selected companies; disabling asks first. */
function BulkActions({ bulk, companies }: { bulk: Bulk; companies: readonly CompanyRow[] }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const start = (action: StateAction) =>
    action === "disable" ? setAsking(true) : bulk.start(action, companies);
  return (
    <>
      {stateActions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === "verify" ? "strong" : "plain"}
          loading={bulk.running}
          onClick={() => start(action)}
        >
          {t(`companies-admin.${action}`)}
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          danger
          title={t("companies-admin.disable.title.several", { count: companies.length })}
          text={t("companies-admin.disable.what")}
          confirm={t("companies-admin.disable")}
          cancel={t("table.cancel")}
          onConfirm={() => {
            setAsking(false);
            bulk.start("disable", companies);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
