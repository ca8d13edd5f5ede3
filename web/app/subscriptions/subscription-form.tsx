import { Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { dayOf, subscriptionPlans } from "@neroli/contract/subscriptions/states.ts";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { type FormValues, faults, initialValues } from "./form-values.ts";
import { useSave } from "./use-save.ts";

interface Props {
  subscription: Subscription | null;
  draft: FormValues | null;
  onChange: (values: FormValues) => void;
  onCancel: () => void;
  onDone: () => void;
}

export function SubscriptionForm({ subscription, draft, onChange, onCancel, onDone }: Props) {
  const t = useT();
  const form = useForm<FormValues>({
    initialValues: draft ?? initialValues(subscription, dayOf(new Date())),
    validate: (values) => faults(t, values),
    onValuesChange: onChange,
  });
  const { save, pending, refused } = useSave(subscription, () => {
    tellDone(t(subscription ? "subscriptions.saved" : "subscriptions.created"));
    onDone();
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(save, (errors) =>
        form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
      )}
    >
      <div className={layout.stack}>
        {refused && (
          <Note tone="bad" urgent>
            {refused}
          </Note>
        )}
        {subscription ? (
          <strong>{subscription.company.name}</strong>
        ) : (
          <CompanyPicker
            required
            autoFocus
            label={t("subscriptions.company")}
            placeholder={t("subscriptions.company.type")}
            value={form.values.company}
            error={form.errors.company as string | undefined}
            onChange={(company) => form.setFieldValue("company", company)}
          />
        )}
        <NativeSelect
          label={t("subscriptions.plan")}
          data={subscriptionPlans.map((plan) => ({
            value: plan,
            label: t(`subscription-plans.${plan}`),
          }))}
          {...form.getInputProps("plan")}
        />
        <Group grow align="flex-start">
          <TextInput
            type="date"
            required
            label={t("subscriptions.starts")}
            {...form.getInputProps("starts_on")}
          />
          <TextInput
            type="date"
            label={t("subscriptions.ends")}
            {...form.getInputProps("ends_on")}
          />
        </Group>
        <p className={layout.soft}>{t("subscriptions.ends.hint")}</p>
        <Textarea
          autosize
          minRows={2}
          maxLength={2_000}
          label={t("subscriptions.note")}
          description={t("subscriptions.note.hint")}
          {...form.getInputProps("note")}
        />
        <div className={layout.actions}>
          <Button onClick={onCancel}>{t("subscriptions.cancel")}</Button>
          <Button variant="primary" type="submit" loading={pending}>
            {t(subscription ? "subscriptions.save" : "subscriptions.create")}
          </Button>
        </div>
      </div>
    </form>
  );
}
