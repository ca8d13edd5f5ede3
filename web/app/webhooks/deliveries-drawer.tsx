import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Drawer } from "../ui/dialog.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import { RowList } from "../ui/row-list.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { DeliveryRow } from "./delivery-row.tsx";
import { ReplayDialog } from "./replay-dialog.tsx";
import { nameOf, type Opened, paramsOf, useDeliveries, useSend } from "./webhook-queries.ts";

/** What was posted to a webhook, with a test and what failed to be posted again. */
export function DeliveriesDrawer({ onClose, ...opened }: Opened & { onClose: () => void }) {
  const t = useT();
  const [failedOnly, setFailedOnly] = useState(false);
  const [replaying, setReplaying] = useState(false);
  const name = nameOf(opened.webhook);
  const off = opened.webhook.enabled ? null : t("errors.webhooks.off");
  const queries = useQueryClient();
  const close = () => {
    // What was delivered meanwhile is said of the webhook in the list, too.
    void queries.invalidateQueries({ queryKey: ["webhooks"] });
    onClose();
  };
  const ping = useSend({
    send: () =>
      api("POST /companies/:companyKey/webhooks/:webhookKey/ping", { params: paramsOf(opened) }),
    said: () => t("webhooks.pinged"),
  });
  return (
    <Drawer side="end" title={t("webhooks.log.of", { name })} onClose={close}>
      <div className={layout.stack}>
        <p className={layout.soft}>{t("webhooks.log.kept")}</p>
        <div className={layout.line}>
          <Button
            data-autofocus
            size="small"
            disabledReason={off}
            loading={ping.isPending}
            onClick={() => ping.mutate()}
          >
            {t("webhooks.ping")}
          </Button>
          <Button size="small" disabledReason={off} onClick={() => setReplaying(true)}>
            {t("webhooks.replay-failed")}
          </Button>
        </div>
        <CheckField
          label={t("webhooks.log.only-failed")}
          checked={failedOnly}
          onChange={({ currentTarget }) => setFailedOnly(currentTarget.checked)}
        />
        <Deliveries opened={opened} failedOnly={failedOnly} off={off} />
      </div>
      {replaying && <ReplayDialog {...opened} onClose={() => setReplaying(false)} />}
    </Drawer>
  );
}

interface DeliveriesProps {
  opened: Opened;
  failedOnly: boolean;
  off: string | null;
}

function Deliveries({ opened, failedOnly, off }: DeliveriesProps) {
  const t = useT();
  const found = useDeliveries(opened, failedOnly);
  return (
    <QueryStates
      query={found}
      loading={<Skeleton rows={3} height={72} />}
      isEmpty={(deliveries) => deliveries.length === 0}
      empty={
        <EmptyState text={t(failedOnly ? "webhooks.log.none-failed" : "webhooks.log.empty")} />
      }
    >
      {(deliveries) => (
        <>
          <RowList label={t("webhooks.log")}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.key} opened={opened} delivery={delivery} off={off} />
            ))}
          </RowList>
          {found.hasNextPage && (
            <div>
              <Button
                size="small"
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {t("webhooks.log.more")}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryStates>
  );
}
