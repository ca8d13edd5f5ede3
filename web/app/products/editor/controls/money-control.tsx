import { currencies } from "@neroli/contract/kernel/formats/currency.ts";
import { amountText, type Money, readMoney } from "@neroli/contract/kernel/money.ts";
import { useState } from "react";
import { currencyName, decimalMark } from "../../../language/currencies.ts";
import { useLanguage, useT } from "../../../language/phrases.tsx";
import { type ControlProps, isBad, partsOfValue, textOf } from "./control.ts";
import classes from "./controls.module.css";

/** The usual currency of samples. */
const usualCurrency = "EUR";

/** What was typed as it is stored; a text that is no amount stays one in its place, to be refused. */
function readTyped(typed: string, currency: string, language: string) {
  const text = typed.trim();
  if (text === "") return { currency };
  const { money } = readMoney(text, { currency, decimal: decimalMark(language) });
  return money ?? { minor: typed, currency };
}

/** As the reader's language writes it, without groups: 1234.50 or 1234,50. */
function writeAmount(value: unknown, language: string): string {
  const { minor } = partsOfValue(value);
  if (typeof minor !== "number") return textOf(minor ?? value);
  return amountText(value as Money).replace(".", decimalMark(language));
}

const isSame = (a: object, b: unknown) => {
  const { minor, currency } = partsOfValue(b);
  const own = partsOfValue(a);
  return own.minor === minor && own.currency === currency;
};

/** An amount in the reader's way of writing and its currency, which may be typed with it. */
export function MoneyControl(props: ControlProps) {
  const t = useT();
  const language = useLanguage();
  const currency = textOf(partsOfValue(props.value).currency) || usualCurrency;
  const [typed, setTyped] = useState(() => writeAmount(props.value, language));
  const isTyped = isSame(readTyped(typed, currency, language), props.value);
  const shown = isTyped ? typed : writeAmount(props.value, language);
  const put = (text: string, of: string) => {
    setTyped(text);
    props.onChange(readTyped(text, of, language));
  };
  // A draft of long ago may hold a text: it is read as if it had been typed.
  const onLeave = () => {
    const isText = typeof props.value === "string";
    const value = isText ? readTyped(shown, currency, language) : props.value;
    if (isText) props.onChange(value);
    setTyped(writeAmount(value, language));
  };
  return (
    <div className={classes.money}>
      <input
        id={props.id}
        className={classes.input}
        aria-label={t("product-editor.money.amount", { name: props.label })}
        aria-describedby={props.describedBy}
        aria-invalid={isBad(props) || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={shown}
        onChange={(event) => put(event.currentTarget.value, currency)}
        onBlur={onLeave}
      />
      <select
        className={classes.select}
        aria-label={t("product-editor.money.currency", { name: props.label })}
        value={currency}
        onChange={(event) => put(shown, event.currentTarget.value)}
      >
        {!currencies.includes(currency) && <option>{currency}</option>}
        {currencies.map((each) => (
          <option key={each} value={each}>
            {currencyName(each, language)}
          </option>
        ))}
      </select>
    </div>
  );
}
