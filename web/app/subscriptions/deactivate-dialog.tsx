import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionFeatures } from "@neroli/contract/subscriptions/states.ts";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";

/** Says plainly what goes off before it does. */
export function DeactivateDialog(props: { subscription: Subscription; onClose: () => void }) {
  const t = useT();
  const { subscription, onClose } = props;
  const params = { subscriptionKey: subscription.key };
  return (
    <ConfirmAction
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
      action={() => api("POST /subscriptions/:subscriptionKey/deactivate", { params })}
      done={t("subscriptions.deactivated")}
      reread={["subscriptions"]}
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
