import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { subscriptionPlans } from "@neroli/contract/subscriptions/states.ts";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { DayField } from "../ui/fields/day-field.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import type { useSubscriptionForm } from "./use-subscription-form.ts";

interface Props {
  subscription: Subscription | null;
  form: ReturnType<typeof useSubscriptionForm>;
  onCancel: () => void;
}

export function SubscriptionForm({ subscription, form, onCancel }: Props) {
  const t = useT();
  const company = form.field("company");
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={layout.stack}>
        <FormAlert form={form} />
        {subscription ? (
          <strong>{subscription.company.name}</strong>
        ) : (
          <CompanyPicker
            required
            autoFocus
            label={t("subscriptions.company")}
            placeholder={t("subscriptions.company.type")}
            value={company.value}
            error={company.error}
            onChange={company.onChange}
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
          <DayField label={t("subscriptions.starts")} {...form.field("starts_on")} />
          <DayField label={t("subscriptions.ends")} {...form.field("ends_on")} />
        </FieldsPair>
        <p className={layout.soft}>{t("subscriptions.ends.hint")}</p>
        <TextArea
          label={t("subscriptions.note")}
          hint={t("subscriptions.note.hint")}
          {...form.field("note")}
        />
        <div className={layout.actions}>
          <Button onClick={onCancel}>{t("subscriptions.cancel")}</Button>
          <Button variant="primary" type="submit" loading={form.pending}>
            {t(subscription ? "subscriptions.save" : "subscriptions.create")}
          </Button>
        </div>
      </div>
    </form>
  );
}
