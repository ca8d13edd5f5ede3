import { type Exact, exact, fixedText, toText } from "@neroli/contract/kernel/exact.ts";
import { minorDigits } from "@neroli/contract/kernel/formats/currency.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { formatMoney, formatPrice, type Money } from "@neroli/contract/kernel/money.ts";
import type { Measure } from "@neroli/contract/reckoning/offer.ts";

/** Most decimals that quantities have. */
const decimals = 6;

interface Amount {
  value: string;
  unit: string;
}

/** How figures are written in a language, as on the pages: exact, whatever their size. */
export function numbersIn(language: Language) {
  const number = (text: string) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(
      text as `${number}`,
    );
  return {
    number,
    /** Rounded half up to what the currency has. */
    sum: (value: Exact, currency: string) =>
      formatPrice(fixedText(value, minorDigits(currency)), currency, language),
    money: (money: Money) => formatMoney(money, language),
    /** With all its decimals, and at least those of the currency. */
    price: (amount: string, currency: string) =>
      formatPrice(toText(exact(amount)), currency, language),
    quantity: ({ value, unit }: Amount) => `${number(value)} ${unit}`,
    measure: ({ value, unit }: Measure) => `${number(toText(value))} ${unit}`,
  };
}

export type Numbers = ReturnType<typeof numbersIn>;
