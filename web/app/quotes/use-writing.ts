import { compare, type Exact, exact, fixedText, toText } from "@neroli/contract/kernel/exact.ts";
import { minorDigits } from "@neroli/contract/kernel/formats/currency.ts";
import { formatMoney, formatPrice } from "@neroli/contract/kernel/money.ts";
import type { Amount, Charge, QuoteLine } from "@neroli/contract/quotes/content.ts";
import { useMemo } from "react";
import { type Translate, useLanguage, useT, words } from "../language/phrases.tsx";

/** Most decimals of quantities. */
const decimals = 6;
const one = exact("1");

/** What a quote says, as its reader's language writes it. */
export function writingIn(language: string, t: Translate) {
  const number = (text: string) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(
      text as `${number}`,
    );
  const amount = ({ value, unit }: Amount) => `${number(value)} ${unit}`;
  const price = (text: string, { currency, per }: QuoteLine["price"]) =>
    t("quote-file.price.per", {
      price: formatPrice(toText(exact(text)), currency, language),
      quantity: compare(exact(per.value), one) === 0 ? per.unit : amount(per),
    });
  const charge = ({ kind, state, amount: money }: Charge) => {
    const said =
      state === "AMOUNT" && money
        ? formatMoney(money, language)
        : t(`quote-file.charge.${state === "INCLUDED" ? "INCLUDED" : "UNKNOWN"}`);
    return `${words(t, "rounds.charge", kind)}: ${said}`;
  };
  /** Rounded to the digits of the currency. */
  const sum = (value: Exact, currency: string) =>
    formatPrice(fixedText(value, minorDigits(currency)), currency, language);
  return { t, number, amount, price, charge, sum };
}

export type Writing = ReturnType<typeof writingIn>;

export function useWriting(): Writing {
  const language = useLanguage();
  const t = useT();
  return useMemo(() => writingIn(language, t), [language, t]);
}
