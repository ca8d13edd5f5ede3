import { List, Text } from "@mantine/core";
import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionFeatures } from "@neroli/contract/subscriptions/states.ts";
import { api } from "../kernel/client.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useSubscriptionCommand } from "./subscription-queries.ts";

/** Says plainly what goes off before it does. */
export function DeactivateDialog(props: { subscription: Subscription; onClose: () => void }) {
  const t = useT();
  const { subscription, onClose } = props;
  const deactivate = useSubscriptionCommand(() =>
    api("POST /subscriptions/:subscriptionKey/deactivate", {
      params: { subscriptionKey: subscription.key },
    }),
  );
  const done = () => {
    tellDone(t("subscriptions.deactivated"));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("subscriptions.deactivate.title", { company: subscription.company.name })}
      text={
        <>
          {subscription.status === "ACTIVE" ? (
            <SwitchedOff />
          ) : (
            <Text>{t("subscriptions.deactivate.upcoming")}</Text>
          )}
          <Text mt="sm">{t("subscriptions.deactivate.stays")}</Text>
        </>
      }
      confirm={t("subscriptions.action.deactivate")}
      cancel={t("subscriptions.keep")}
      danger
      pending={deactivate.isPending}
      error={deactivate.error?.message}
      onConfirm={() => deactivate.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    />
  );
}

function SwitchedOff() {
  const t = useT();
  return (
    <>
      <Text>{t("subscriptions.deactivate.text")}</Text>
      <List mt={4}>
        {subscriptionFeatures.map((feature) => (
          <List.Item key={feature}>{t(`subscriptions.feature.${feature}`)}</List.Item>
        ))}
      </List>
    </>
  );
}
