import { webhookEvents } from "@neroli/contract/enumerations/webhooks.ts";
import type { Webhook, WebhookWithSecret } from "@neroli/contract/webhooks/schema.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useT, words } from "../language/phrases.tsx";
import { ChecksField } from "../ui/fields/check-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { useWebhookForm } from "./use-webhook-form.ts";
import { nameOf } from "./webhook-queries.ts";

interface WebhookDialogProps {
  company: string;
  /** Null for a new one. */
  webhook: Webhook | null;
  /** With the secret of one that was made. */
  onDone: (made: WebhookWithSecret | null) => void;
  onClose: () => void;
}

/** The form of one webhook. */
export function WebhookDialog({ company, webhook, onDone, onClose }: WebhookDialogProps) {
  const t = useT();
  const form = useWebhookForm({ company, webhook, onDone });
  const theirs = form.conflict?.theirs;
  return (
    <FormDialog
      title={webhook ? t("webhooks.edit.which", { name: nameOf(webhook) }) : t("webhooks.new")}
      form={form}
      submit={webhook ? t("table.form.save") : t("webhooks.create")}
      failed={t(webhook ? "webhooks.not-saved" : "webhooks.not-created")}
      conflict={theirs && t("webhooks.conflict", { address: theirs.address })}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        inputMode="url"
        autoComplete="off"
        placeholder="https://hooks.example.com/neroli"
        label={t("webhooks.form.address")}
        hint={t("webhooks.form.address.hint")}
        {...form.field("address")}
      />
      <TextField label={t("webhooks.form.description")} {...form.field("description")} />
      <ChecksField
        legend={t("webhooks.form.events")}
        choices={webhookEvents.map((value) => ({
          value,
          label: words(t, "webhooks.event", value),
        }))}
        {...form.field("events")}
      />
    </FormDialog>
  );
}
