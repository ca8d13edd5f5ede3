import { currencies } from "@neroli/contract/kernel/formats/currency.ts";
import { readMoney } from "@neroli/contract/kernel/money.ts";
import { approval } from "@neroli/contract/samples/forms/approval.gen.ts";
import { type ShippingTerms, shippingTerms } from "@neroli/contract/samples/states.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { currencyName, decimalMark } from "../language/currencies.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import type { SampleDialogProps } from "./dialog-props.ts";
import { useShowSample } from "./use-sample.ts";

interface Values {
  shipping: ShippingTerms;
  shipping_cost: { minor: string; currency: string };
}

/** The supplier promises the sample, and says what its shipping costs. */
export function ApproveDialog({ sample, onClose }: SampleDialogProps) {
  const t = useT();
  const language = useLanguage();
  const form = useApproval({ sample, onClose });
  return (
    <FormDialog
      title={t("samples.approve")}
      form={form}
      submit={t("samples.approve")}
      onClose={onClose}
    >
      <RadioField
        data-autofocus
        legend={t("samples.approve.shipping")}
        choices={shippingTerms.map((value) => ({ value, label: t(`samples.approve.${value}`) }))}
        {...form.field("shipping")}
      />
      {form.values.shipping === "AMOUNT" && (
        <FieldsPair>
          <TextField
            label={t("samples.approve.amount")}
            inputMode="decimal"
            autoComplete="off"
            {...form.field("shipping_cost.minor")}
          />
          <ChoiceField
            label={t("samples.approve.currency")}
            choices={currencies.map((value) => ({ value, label: currencyName(value, language) }))}
            {...form.field("shipping_cost.currency")}
          />
        </FieldsPair>
      )}
    </FormDialog>
  );
}

function useApproval({ sample, onClose }: SampleDialogProps) {
  const language = useLanguage();
  const show = useShowSample();
  /** A text that is no amount is no number, which is refused at its field. */
  const amountOf = ({ minor, currency }: Values["shipping_cost"]) =>
    readMoney(minor, { currency, decimal: decimalMark(language) }).money ?? {
      minor: Number.NaN,
      currency,
    };
  return useEntryForm({
    constraints: approval,
    base: null,
    valuesOf: (): Values => ({
      shipping: "FREE",
      shipping_cost: { minor: "", currency: usualCurrency(sample) },
    }),
    toBody: ({ shipping, shipping_cost: cost }) => ({
      shipping,
      ...(shipping === "AMOUNT" && cost.minor.trim() !== "" && { shipping_cost: amountOf(cost) }),
    }),
    paths: { "shipping_cost.minor": ["shipping_cost.minor", "shipping_cost"] },
    send: (body) =>
      api("POST /requests/:requestKey/sample/approve", {
        params: { requestKey: sample.request },
        body,
      }),
    onSent: (approved) => {
      show(approved);
      onClose();
    },
    draft: () => ({ key: `sample-approval:${sample.request}` }),
  });
}

/** That of the sample's price, where one is said. */
const usualCurrency = ({ terms }: SampleDialogProps["sample"]) =>
  terms.find(({ price }) => price)?.price?.currency ?? "EUR";
