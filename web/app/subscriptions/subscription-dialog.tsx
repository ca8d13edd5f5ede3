import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SubscriptionForm } from "./subscription-form.tsx";
import { useSubscriptionForm } from "./use-subscription-form.ts";

interface Props {
  /** The one to edit; null makes a new one. */
  subscription: Subscription | null;
  onClose: () => void;
}

/** What is typed survives a reload; whoever closes the dialog is asked, and gives it up. */
export function SubscriptionDialog({ subscription, onClose }: Props) {
  const t = useT();
  const form = useSubscriptionForm(subscription, onClose);
  const giveUp = () => {
    if (form.changed && !window.confirm(t("subscriptions.leave"))) return;
    form.discard();
    onClose();
  };
  return (
    <Dialog
      onClose={giveUp}
      title={t(subscription ? "subscriptions.edit" : "subscriptions.new")}
      close={t("subscriptions.close")}
    >
      <SubscriptionForm subscription={subscription} form={form} onCancel={giveUp} />
    </Dialog>
  );
}
