import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { CompanyRow } from "./company-row.ts";
import { type StateAction, stateActions } from "./state-calls.ts";
import type { Bulk } from "./use-bulk.ts";

/** What can be done with the selected companies; disabling asks first. */
export function BulkActions({ bulk, companies }: { bulk: Bulk; companies: readonly CompanyRow[] }) {
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
