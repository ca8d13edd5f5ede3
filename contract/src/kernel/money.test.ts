import { expect, test } from "vitest";
import { currencies, isCurrency, minorDigits } from "./formats/currency.ts";
import { amountText, formatMoney, formatPrice, moneyText, readMoney } from "./money.ts";

test.each([
  ["12.50 EUR", 1250, "EUR"],
  ["€ 12,50", 1250, "EUR"],
  ["12.5€", 1250, "EUR"],
  ["12,5 €", 1250, "EUR"],
  ["EUR 1.234,00", 123_400, "EUR"],
  ["1,234.00 USD", 123_400, "USD"],
  ["US$1,234.5", 123_450, "USD"],
  ["1.234.567 EUR", 123_456_700, "EUR"],
  ["1 234,50 EUR", 123_450, "EUR"],
  ["1\u202f234,50\u00a0€", 123_450, "EUR"],
  ["CHF 1'234.50", 123_450, "CHF"],
  ["CHF 12.-", 1200, "CHF"],
  ["12,– EUR", 1200, "EUR"],
  ["JPY 1200", 1200, "JPY"],
  ["JPY 1,200", 1200, "JPY"],
  ["1200.00 JPY", 1200, "JPY"],
  ["£5", 500, "GBP"],
  ["eur 5", 500, "EUR"],
  ["5 euros", 500, "EUR"],
  ["0 EUR", 0, "EUR"],
  ["0.125 KWD", 125, "KWD"],
  ["1234.567 KWD", 1_234_567, "KWD"],
  ["12.3400 EUR", 1234, "EUR"],
  ["0.29 EUR", 29, "EUR"],
  ["9999999999.99 EUR", 999_999_999_999, "EUR"],
  ["EUR 15.00 per sample", 1500, "EUR"],
  ["15 €/Muster", 1500, "EUR"],
])("%j is %i of %s", (text, minor, currency) => {
  expect(readMoney(text)).toEqual({ money: { minor, currency } });
});

test.each([
  ["1.234 EUR", "money-ambiguous"],
  ["1,234 KWD", "money-ambiguous"],
  ["$5", "money-currency"],
  ["5 $", "money-currency"],
  ["¥500", "money-currency"],
  ["12.50", "money-currency"],
  ["12.50 XYZ", "money-currency"],
  ["€ 12.50 USD", "money-currency"],
  ["12.345,6789 EUR", "money-fraction"],
  ["0.005 EUR", "money-fraction"],
  ["12.5 JPY", "money-fraction"],
  ["free of charge", "no-money"],
  ["gratis", "no-money"],
  ["", "no-money"],
  ["EUR", "no-money"],
  ["-5 EUR", "no-money"],
  ["EUR -5", "no-money"],
  ["−5 EUR", "no-money"],
  ["10-15 EUR", "no-money"],
  ["12.-15 EUR", "no-money"],
  ["12,- 150 EUR", "no-money"],
  ["from 12 EUR", "no-money"],
  ["12 EUR / kg", "no-money"],
  ["12 EUR/kg", "no-money"],
  ["1.23.45 EUR", "no-money"],
  ["1,23,456 EUR", "no-money"],
  ["12 15 EUR", "no-money"],
  ["12. EUR", "no-money"],
  [".5 EUR", "no-money"],
  ["1e3 EUR", "no-money"],
  ["10000000000 EUR", "no-money"],
  ["12 EUR or 15 USD", "no-money"],
])("%j is none: %s", (text, fault) => {
  expect(readMoney(text)).toEqual({ fault });
});

test("a column's currency and decimals, or the reader's, say what a text leaves open", () => {
  expect(readMoney("12,50", { currency: "EUR" }).money).toEqual({ minor: 1250, currency: "EUR" });
  expect(readMoney("12 USD", { currency: "EUR" }).money).toEqual({ minor: 1200, currency: "USD" });
  expect(readMoney("1.234 EUR", { decimal: "," }).money?.minor).toBe(123_400);
  expect(readMoney("1.234 EUR", { decimal: "." }).fault).toBe("money-fraction");
  expect(readMoney("1.234 KWD", { decimal: "." }).money?.minor).toBe(1234);
});

test("is written exactly, and read again", () => {
  expect(amountText({ minor: 5, currency: "EUR" })).toBe("0.05");
  expect(amountText({ minor: 0, currency: "KWD" })).toBe("0.000");
  expect(moneyText({ minor: 1200, currency: "JPY" })).toBe("1200 JPY");
  for (const currency of currencies) {
    for (const minor of [0, 1, 29, 100, 1005, 123_456, 999_999_999_999]) {
      const money = { minor, currency };
      expect(readMoney(moneyText(money), { decimal: "." })).toEqual({ money });
    }
  }
});

test("a price has all its digits, and at least those of its currency", () => {
  const shown = (...price: Parameters<typeof formatPrice>) =>
    formatPrice(...price).replace(/\s/g, " ");
  expect(shown("11.8", "EUR", "en")).toBe("EUR 11.80");
  expect(shown("12.345678", "EUR", "de")).toBe("12,345678 EUR");
  expect(shown("980", "JPY", "en")).toBe("JPY 980");
});

test("is shown as the reader's language writes it, with the currency's own digits", () => {
  const shown = (minor: number, currency: string, language: string) =>
    formatMoney({ minor, currency }, language).replace(/\s/g, " ");
  expect(shown(123_450, "EUR", "en")).toBe("EUR 1,234.50");
  expect(shown(123_450, "EUR", "de")).toBe("1.234,50 EUR");
  expect(shown(1200, "JPY", "de")).toBe("1.200 JPY");
  expect(shown(999_999_999_999, "USD", "en")).toBe("USD 9,999,999,999.99");
  // The CLDR gives these none.
  expect(shown(1250, "IQD", "en")).toBe("IQD 1.250");
  expect(shown(1250, "XCG", "en")).toBe("XCG 12.50");
});

test("currencies are those that are paid with, each with its digits", () => {
  expect(new Set(currencies).size).toBe(currencies.length);
  expect(currencies.length).toBe(155);
  expect(["EUR", "USD", "XOF", "XCG"].every(isCurrency)).toBe(true);
  expect(["eur", "DEM", "HRK", "XAU", "XXX", "CLF", "€", ""].some(isCurrency)).toBe(false);
  expect([minorDigits("JPY"), minorDigits("EUR"), minorDigits("KWD")]).toEqual([0, 2, 3]);
});
