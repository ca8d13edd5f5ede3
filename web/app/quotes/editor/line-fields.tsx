import { currencies } from "@neroli/contract/kernel/formats/currency.ts";
import { incoterms } from "@neroli/contract/quotes/terms.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useState } from "react";
import { currencyName } from "../../language/currencies.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { DecimalField } from "../../ui/fields/decimal-field.tsx";
import { NumberField, TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { AmountFields, mostDigits } from "./amount-fields.tsx";
import { BreakFields } from "./break-fields.tsx";
import { ChargeFields } from "./charge-fields.tsx";
import classes from "./editor.module.css";
import { ProductField } from "./product-field.tsx";
import type { QuoteForm } from "./use-quote-form.ts";
import type { LineField, TypedLine } from "./values.ts";

interface LineFieldsProps {
  form: QuoteForm;
  request: Request;
  field: LineField;
  line: TypedLine;
}

/** Everything of one line; what many offers go without stands folded below. */
export function LineFields({ form, request, field, line }: LineFieldsProps) {
  const t = useT();
  const language = useLanguage();
  const { currency } = line.price;
  const [isOpen, setOpen] = useState(() => hasMore(line));
  return (
    <>
      <ProductField form={form} request={request} field={field} line={line} />
      <div className={layout.columns}>
        <AmountFields form={form} name={`${field}.quantity`} label={t("quote-file.quantity")} />
        <div className={classes.price}>
          <DecimalField
            maxLength={mostDigits}
            label={t("quote-file.price")}
            {...form.field(`${field}.price.amount`)}
          />
          <ChoiceField
            label={t("quote-file.currency")}
            choices={currencies.map((value) => ({ value, label: currencyName(value, language) }))}
            {...form.field(`${field}.price.currency`)}
          />
        </div>
        <AmountFields form={form} name={`${field}.price.per`} label={t("quotes.edit.per")} />
        <NumberField
          inputMode="numeric"
          maxLength={mostDigits}
          label={t("quote-file.lead-time.days")}
          {...form.field(`${field}.lead_time_days`)}
        />
        <ChoiceField
          label={t("quotes.edit.incoterm")}
          none={t("quotes.edit.choose")}
          choices={incoterms.map((value) => ({ value, label: value }))}
          {...form.field(`${field}.incoterm`)}
        />
        <TextField
          maxLength={120}
          label={t("quote-file.place")}
          {...form.field(`${field}.place`)}
        />
      </div>
      <details
        className={classes.more}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{t("quotes.edit.more")}</summary>
        <div className={layout.stack}>
          <BreakFields form={form} field={field} line={line} />
          <div className={layout.columns}>
            <AmountFields form={form} name={`${field}.moq`} label={t("quote-file.moq")} />
            <AmountFields form={form} name={`${field}.pack`} label={t("quote-file.pack")} />
            <DecimalField
              maxLength={mostDigits}
              label={t("quotes.edit.active")}
              {...form.field(`${field}.active_matter`)}
            />
            <DecimalField
              maxLength={mostDigits}
              label={t("quotes.edit.density")}
              hint={t("quotes.edit.density.hint")}
              {...form.field(`${field}.density`)}
            />
          </div>
          <ChargeFields
            form={form}
            name={`${field}.charges`}
            charges={line.charges}
            currency={currency}
            legend={t("quotes.edit.charges.line")}
          />
        </div>
      </details>
    </>
  );
}

/** Something is said of what stands folded. */
const hasMore = ({ breaks, moq, pack, active_matter, density, charges }: TypedLine): boolean =>
  breaks.length + charges.length > 0 ||
  [moq.value, pack.value, active_matter, density].some((value) => value !== "");
