import type { Request } from "@neroli/contract/requests/schema.ts";
import { useId } from "react";
import { flushSync } from "react-dom";
import { decimalMark } from "../../language/currencies.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { typedDecimal } from "../../language/typed-decimal.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./editor.module.css";
import { LineFields } from "./line-fields.tsx";
import type { QuoteForm } from "./use-quote-form.ts";
import { emptyLine, type LineField, linesOf, newLineField, type TypedLine } from "./values.ts";

/** No quote has more of them (contract, quotes/content.ts). */
const most = 100;
const addId = "add-quote-line";

interface LinesSectionProps {
  form: QuoteForm;
  request: Request;
  /** Lines whose fields are shown. */
  open: ReadonlySet<string>;
  onOpen: (field: LineField, isOpen: boolean) => void;
}

/** Every line, those that are closed with what they say most. */
export function LinesSection({ form, request, open, onOpen }: LinesSectionProps) {
  const t = useT();
  const lines = linesOf(form.values);
  const add = () => {
    const field = newLineField();
    flushSync(() => {
      form.setField(field, emptyLine(undefined, lines[0]?.line.price.currency));
      onOpen(field, true);
    });
    form.focus(`${field}.name`);
  };
  const remove = (field: LineField) => {
    form.setField(field, undefined);
    document.getElementById(addId)?.focus();
  };
  return (
    <>
      {lines.length === 0 && <p className={layout.text}>{t("quotes.edit.no-lines")}</p>}
      {lines.map(({ field, line }, at) => (
        <LineBox
          key={field}
          {...{ form, request, field, line, number: at + 1 }}
          isOpen={open.has(field)}
          onOpen={(isOpen) => onOpen(field, isOpen)}
          onRemove={() => remove(field)}
          onCopyTerms={lines.length > 1 ? () => copyTerms(form, line) : null}
        />
      ))}
      <div>
        <Button
          id={addId}
          size="small"
          disabledReason={lines.length >= most ? t("table.most", { count: most }) : null}
          onClick={add}
        >
          + {t("quotes.edit.line.add")}
        </Button>
      </div>
    </>
  );
}

interface LineBoxProps {
  form: QuoteForm;
  request: Request;
  field: LineField;
  line: TypedLine;
  number: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
  /** Null where there is no other line. */
  onCopyTerms: (() => void) | null;
}

function LineBox(props: LineBoxProps) {
  const t = useT();
  const id = useId();
  const { form, request, field, line, number, isOpen } = props;
  const mark = decimalMark(useLanguage());
  const { name, quantity, price } = line;
  const isWrong = Object.keys(form.errors).some((each) => each.startsWith(`${field}.`));
  return (
    <details
      className={classes.line}
      data-path={field}
      open={isOpen}
      onToggle={(event) => {
        if (event.target === event.currentTarget) props.onOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <strong>
          {t("quotes.edit.line", { number, product: name || t("quotes.edit.unnamed") })}
        </strong>
        {!isOpen && quantity.value !== "" && (
          <span
            className={layout.soft}
          >{`${typedDecimal(quantity.value, mark)} ${quantity.unit}`}</span>
        )}
        {!isOpen && price.amount !== "" && (
          <span
            className={layout.soft}
          >{`${typedDecimal(price.amount, mark)} ${price.currency}`}</span>
        )}
        {line.answers === null && <Badge>{t("quote-file.extra")}</Badge>}
        {isWrong && <Badge tone="bad">{t("quotes.edit.line.wrong")}</Badge>}
      </summary>
      {isOpen && (
        <div className={classes.body}>
          <FieldError id={id} error={form.errors[field]} />
          <LineFields form={form} request={request} field={field} line={line} />
          <div className={layout.line}>
            {props.onCopyTerms && (
              <Button size="small" onClick={props.onCopyTerms}>
                {t("quotes.edit.line.copy-terms")}
              </Button>
            )}
            <Button size="small" onClick={props.onRemove}>
              {t("quotes.edit.line.remove", { number })}
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}

/** Delivery of one line for all others, and its currency for those without a price. */
function copyTerms(form: QuoteForm, from: TypedLine): void {
  const { incoterm, place, lead_time_days } = from;
  for (const { field, line } of linesOf(form.values)) {
    const { currency } = line.price.amount === "" ? from.price : line.price;
    const price = { ...line.price, currency };
    form.setField(field, { ...line, price, incoterm, place, lead_time_days });
  }
}
