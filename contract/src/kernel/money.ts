import { currencyOf, minorDigits } from "./formats/currency.ts";

/** An amount in whole minor units (cents of EUR, yen, thousandths of KWD), and its ISO 4217 code. */
export interface Money {
  minor: number;
  currency: string;
}

/** Twelve digits: more than anything costs, and far from where integers end. */
export const mostMinor = 999_999_999_999;

/**
 * Why a text is no money. no-money: no single amount of 0 or more; money-currency: none, an unknown
 * one, or a sign of several such as "$"; money-ambiguous: "1.234" may be thousands or decimals;
 * money-fraction: more decimals than the currency has.
 */
export type MoneyFault = "no-money" | "money-currency" | "money-ambiguous" | "money-fraction";

interface Writing {
  /** Of an amount that names none. */
  currency?: string | undefined;
  /** What stands before decimals, where a text alone does not say it. */
  decimal?: "," | "." | undefined;
}

export type ReadMoney = { money: Money; fault?: never } | { money?: never; fault: MoneyFault };

/** Letters of a text that can be an amount; longer ones are not looked through. */
const longest = 100;
/** A sample's price is of a sample: to say so says no more. */
const perSample =
  /\s*(?:\/|\b(?:per|pro|je|par|por|al)\b)\s*(?:sample|unit|muster|campione|échantillon|muestra)$/i;
/** "12,- EUR", "CHF 12.–" */
const noDecimals = /(\d)[.,][-–—]+(?=\D*$)/;

/** "12.50 EUR", "€ 12,50", "EUR 1.234,00", "12.5€", "JPY 1200"; nothing is guessed. */
export function readMoney(text: string, { currency, decimal }: Writing = {}): ReadMoney {
  if (text.length > longest) return { fault: "no-money" };
  const plain = text.replace(/\s+/g, " ").trim().replace(perSample, "").replace(noDecimals, "$1");
  const [, before = "", amount = "", after = ""] =
    /^([^\d.,+\-–−]*)(\d[\d.,'’ ]*)(\D*)$/.exec(plain) ?? [];
  if (amount === "") return { fault: "no-money" };
  const said = [before, after].map((each) => each.trim()).filter((each) => each !== "");
  if (said.some((each) => /\s/.test(each) || each.length > 5)) return { fault: "no-money" };
  const codes = said.length > 0 ? said.map(currencyOf) : [currency ?? null];
  const known = [...new Set(codes.filter((each) => each !== null))];
  const [code, another] = known;
  if (code === undefined || another !== undefined) return { fault: "money-currency" };
  if (codes.includes(null)) return { fault: "no-money" };
  const minor = readMinor(amount.trim(), { digits: minorDigits(code), decimal });
  return typeof minor === "number" ? { money: { minor, currency: code } } : { fault: minor };
}

interface Digits extends Pick<Writing, "decimal"> {
  digits: number;
}

function readMinor(amount: string, { digits, decimal }: Digits): number | MoneyFault {
  const parts = partsOf(amount, { digits, decimal });
  if (typeof parts === "string") return parts;
  const [whole, fraction] = parts;
  if (/[1-9]/.test(fraction.slice(digits))) return "money-fraction";
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  return minor <= mostMinor ? minor : "no-money";
}

/** Digits before and behind the point. */
function partsOf(amount: string, { digits, decimal }: Digits): [string, string] | MoneyFault {
  const blanks = /^(\d{1,3}(?:[ '’]\d{3})+)(?:[.,](\d+))?$/.exec(amount);
  if (blanks) return [onlyDigits(blanks[1] ?? ""), blanks[2] ?? ""];
  if (/^\d+$/.test(amount)) return [amount, ""];
  const groups =
    /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(amount) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(amount);
  if (groups) return [onlyDigits(groups[1] ?? ""), groups[2] ?? ""];
  if (/^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/.test(amount)) return [onlyDigits(amount), ""];
  const [, whole, mark, fraction] = /^(\d+)([.,])(\d+)$/.exec(amount) ?? [];
  if (whole === undefined || fraction === undefined) return "no-money";
  const mayBeGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayBeGroup || mark === decimal) return [whole, fraction];
  if (decimal || digits === 0) return [whole + fraction, ""];
  return "money-ambiguous";
}

const onlyDigits = (text: string) => text.replace(/\D/g, "");

/** "12.50": with a point and all digits of the currency, as files and forms begin with it. */
export function amountText({ minor, currency }: Money): string {
  const digits = minorDigits(currency);
  const all = String(minor).padStart(digits + 1, "0");
  return digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** "12.50 EUR": the same in every language, which imports read again. */
export const moneyText = (money: Money): string => `${amountText(money)} ${money.currency}`;

/** "EUR 12.50", "12,50 EUR": in the reader's language, and with the code, for "$" is of many. */
export const formatMoney = (money: Money, language: string): string =>
  written(amountText(money), {
    currency: money.currency,
    language,
    most: minorDigits(money.currency),
  });

/** Most decimals that a price has. */
const priceDigits = 6;

/** "EUR 12.3456": a decimal text with all its digits, and at least those of the currency. */
export const formatPrice = (amount: string, currency: string, language: string): string =>
  written(amount, { currency, language, most: priceDigits });

const written = (
  amount: string,
  { currency, language, most }: { currency: string; language: string; most: number },
): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: most,
  }).format(amount as `${number}`);
