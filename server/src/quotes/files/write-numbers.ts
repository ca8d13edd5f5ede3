import { type Exact, exact, fixedText, ofMoney, toText } from "@neroli/contract/kernel/exact.ts";
import { minorDigits } from "@neroli/contract/kernel/formats/currency.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Money } from "@neroli/contract/kernel/money.ts";
import type { Measure } from "@neroli/contract/reckoning/offer.ts";

/** Most decimals that prices and quantities have. */
const decimals = 6;

interface Amount {
  value: string;
  unit: string;
}

/** How figures are written in a language: exact, whatever their size. */
export function numbersIn(language: Language) {
  const written = (text: string, least = 0) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: least,
      maximumFractionDigits: decimals,
    }).format(text as `${number}`);
  /** Rounded half up to what the currency has. */
  const sum = (value: Exact, currency: string) => {
    const digits = minorDigits(currency);
    return `${written(fixedText(value, digits), digits)} ${currency}`;
  };
  return {
    sum,
    number: (text: string) => written(text),
    money: (money: Money) => sum(ofMoney(money), money.currency),
    /** With all its decimals, and at least those of the currency. */
    price: (amount: string, currency: string) =>
      `${written(toText(exact(amount)), minorDigits(currency))} ${currency}`,
    quantity: ({ value, unit }: Amount) => `${written(value)} ${unit}`,
    measure: ({ value, unit }: Measure) => `${written(toText(value))} ${unit}`,
  };
}

export type Numbers = ReturnType<typeof numbersIn>;
