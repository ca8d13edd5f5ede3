import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionPlans } from "@neroli/contract/subscriptions/states.ts";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { formatDay } from "../language/dates.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { useSubscriptionForm } from "./use-subscription-form.ts";

interface SubscriptionDialogProps {
  /** The one to edit; null makes a new one. */
  subscription: Subscription | null;
  onClose: () => void;
}

/** Plan, days and note of a subscription. */
export function SubscriptionDialog({ subscription, onClose }: SubscriptionDialogProps) {
  const t = useT();
  const form = useSubscriptionForm(subscription, onClose);
  const theirs = form.conflict && form.base;
  return (
    <FormDialog
      title={t(subscription ? "subscriptions.edit" : "subscriptions.new")}
      form={form}
      submit={t(subscription ? "subscriptions.save" : "subscriptions.create")}
      conflict={theirs && conflictSentence(t, theirs)}
      onClose={onClose}
    >
      {subscription ? (
        <strong>{subscription.company.name}</strong>
      ) : (
        <CompanyPicker
          required
          autoFocus
          label={t("subscriptions.company")}
          placeholder={t("subscriptions.company.type")}
          data-path="company"
          value={form.values.company}
          error={form.errors.company}
          onChange={(company) => form.setField("company", company)}
        />
      )}
      <ChoiceField
        label={t("subscriptions.plan")}
        choices={subscriptionPlans.map((plan) => ({
          value: plan,
          label: t(`subscription-plans.${plan}`),
        }))}
        {...form.field("plan")}
      />
      <FieldsPair>
        <DateField label={t("subscriptions.starts")} {...form.field("starts_on")} />
        <DateField label={t("subscriptions.ends")} {...form.field("ends_on")} />
      </FieldsPair>
      <p className={layout.soft}>{t("subscriptions.ends.hint")}</p>
      <TextArea
        label={t("subscriptions.note")}
        hint={t("subscriptions.note.hint")}
        {...form.field("note")}
      />
    </FormDialog>
  );
}

/** What the subscription says now that somebody else has saved it. */
const conflictSentence = (t: Translate, { plan, starts_on, ends_on }: Subscription) =>
  t("subscriptions.conflict", {
    plan: t(`subscription-plans.${plan}`),
    starts: formatDay(starts_on),
    ends: ends_on ? formatDay(ends_on) : t("subscriptions.no-end"),
  });
