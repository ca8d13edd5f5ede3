import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { useState } from "react";
import { useDraft } from "../kernel/forms/use-draft.ts";
import { useT } from "../language/phrases.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { FormValues } from "./form-values.ts";
import { SubscriptionForm } from "./subscription-form.tsx";

interface Props {
  /** The one to edit; null makes a new one. */
  subscription: Subscription | null;
  onClose: () => void;
}

const draftKey = (subscription: Subscription | null) =>
  subscription ? `subscription.${subscription.key}.${subscription.version}` : "subscription.new";

/** What is typed survives a reload; whoever closes the dialog is asked, and gives it up. */
export function SubscriptionDialog({ subscription, onClose }: Props) {
  const t = useT();
  const draft = useDraft<FormValues>(draftKey(subscription));
  const [changed, setChanged] = useState(draft.initial !== null);
  const giveUp = () => {
    if (changed && !window.confirm(t("subscriptions.leave"))) return;
    draft.forget();
    onClose();
  };
  return (
    <Dialog
      onClose={giveUp}
      title={t(subscription ? "subscriptions.edit" : "subscriptions.new")}
      close={t("subscriptions.close")}
    >
      <SubscriptionForm
        subscription={subscription}
        draft={draft.initial}
        onChange={(values) => {
          draft.keep(values);
          setChanged(true);
        }}
        onCancel={giveUp}
        onDone={() => {
          draft.forget();
          onClose();
        }}
      />
    </Dialog>
  );
}
