import { useId } from "react";
import { flushSync } from "react-dom";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { DecimalField } from "../../ui/fields/decimal-field.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { Fields } from "../../ui/fields/field-group.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import { AmountFields, mostDigits } from "./amount-fields.tsx";
import classes from "./editor.module.css";
import type { QuoteForm } from "./use-quote-form.ts";
import type { LineField, TypedLine } from "./values.ts";

/** No line has more of them (contract, quotes/content.ts). */
const most = 20;

interface BreakFieldsProps {
  form: QuoteForm;
  field: LineField;
  line: TypedLine;
}

/** Prices from a quantity on, in the currency and per the amount of the line's price. */
export function BreakFields({ form, field, line }: BreakFieldsProps) {
  const t = useT();
  const id = useId();
  const { breaks, price, quantity } = line;
  const name = `${field}.breaks` as const;
  const put = (next: TypedLine["breaks"]) => form.setField(name, next);
  const add = () => {
    flushSync(() => put([...breaks, { from: { value: "", unit: quantity.unit }, amount: "" }]));
    form.focus(`${name}.${breaks.length}.from.value`);
  };
  const remove = (at: number) => {
    put(breaks.toSpliced(at, 1));
    document.getElementById(id)?.focus();
  };
  return (
    <Fields legend={t("quotes.edit.breaks")} data-path={name}>
      <p className={layout.soft}>{t("quotes.edit.breaks.hint")}</p>
      <FieldError id={`${id}-error`} error={form.errors[name]} />
      {breaks.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a break is its place, its inputs hold no state
        <div key={at} className={classes.break}>
          <AmountFields form={form} name={`${name}.${at}.from`} label={t("quotes.edit.from")} />
          <DecimalField
            maxLength={mostDigits}
            label={t("quotes.edit.break.price", { currency: price.currency })}
            {...form.field(`${name}.${at}.amount`)}
          />
          <IconButton
            icon="cross"
            label={t("quotes.edit.break.remove", { number: at + 1 })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div>
        <Button
          id={id}
          size="small"
          disabledReason={breaks.length >= most ? t("table.most", { count: most }) : null}
          onClick={add}
        >
          + {t("quotes.edit.break.add")}
        </Button>
      </div>
    </Fields>
  );
}
