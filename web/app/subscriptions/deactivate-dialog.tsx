import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionFeatures } from "@neroli/contract/subscriptions/states.ts";
import { api } from "../kernel/client.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
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
            <p className={layout.text}>{t("subscriptions.deactivate.upcoming")}</p>
          )}
          <p className={layout.text}>{t("subscriptions.deactivate.stays")}</p>
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
      <p className={layout.text}>{t("subscriptions.deactivate.text")}</p>
      <ul className={layout.bullets}>
        {subscriptionFeatures.map((feature) => (
          <li key={feature}>{t(`subscriptions.feature.${feature}`)}</li>
        ))}
      </ul>
    </>
  );
}
