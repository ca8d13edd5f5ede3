import { units } from "@neroli/contract/enumerations/products.ts";
import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { NumberField } from "../ui/fields/text-field.tsx";
import type { RequestValues } from "./request-values.ts";

const unitChoices = units.map((unit) => ({ value: unit, label: unit }));

interface AmountProps {
  form: EntryForm<RequestValues>;
  name: "quantity_required" | "estimated_yearly_usage" | `products.${number}.quantity`;
  label: string;
}

/** A number with its unit. */
export function Amount({ form, name, label }: AmountProps) {
  const t = useT();
  return (
    <FieldsPair>
      <NumberField label={label} {...form.field(`${name}.value`)} />
      <ChoiceField
        label={t("requests.form.unit")}
        choices={unitChoices}
        {...form.field(`${name}.unit`)}
      />
    </FieldsPair>
  );
}
