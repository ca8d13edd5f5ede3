import { units } from "@neroli/contract/enumerations/products.ts";
import { useT } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { DecimalField } from "../../ui/fields/decimal-field.tsx";
import classes from "./editor.module.css";
import type { QuoteForm } from "./use-quote-form.ts";
import type { LineField } from "./values.ts";

/** Longer texts are no numbers, and drafts keep no more of one. */
export const mostDigits = 40;

const unitChoices = units.map((unit) => ({ value: unit, label: unit }));

interface AmountFieldsProps {
  form: QuoteForm;
  /** Of a value with its unit. */
  name: `${LineField}.${string}`;
  label: string;
}

/** So much of a unit. */
export function AmountFields({ form, name, label }: AmountFieldsProps) {
  const t = useT();
  return (
    <div className={classes.amount}>
      <DecimalField maxLength={mostDigits} label={label} {...form.field(`${name}.value`)} />
      <ChoiceField
        label={t("quotes.edit.unit-of", { what: label })}
        labelHidden
        choices={unitChoices}
        {...form.field(`${name}.unit`)}
      />
    </div>
  );
}
