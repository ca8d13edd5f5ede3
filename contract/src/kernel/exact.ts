import { minorDigits } from "./formats/currency.ts";
import type { Money } from "./money.ts";

/**
 * A rational number, which no step rounds: what is reckoned of prices and quantities stays exact until
 * it is shown. In lowest terms, with `bottom` above 0.
 */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Digits of a text that is read as a number; none of ours is longer. */
const longest = 40;

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** top / bottom; `bottom` above 0. */
function lowest(top: bigint, bottom: bigint): Exact {
  if (bottom === 1n) return { top, bottom };
  const common = gcd(top, bottom);
  return common === 1n ? { top, bottom } : { top: top / common, bottom: bottom / common };
}

/** A whole number; throws of a JavaScript number with a fraction. */
export const whole = (value: bigint | number): Exact => ({ top: BigInt(value), bottom: 1n });
export const zero = whole(0);
export const one = whole(1);

/** "12", "12.3456", "-0.5"; null of anything else, such as "1e3", "1,5" or more than 40 digits. */
export function readExact(text: string): Exact | null {
  if (text.length > longest) return null;
  const [, sign, before, after = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (before === undefined) return null;
  return lowest(BigInt(`${sign}${before}${after}`), 10n ** BigInt(after.length));
}

/** Of a text that a schema has let through; throws of another one. */
export function exact(text: string): Exact {
  const read = readExact(text);
  if (read === null) throw new RangeError(`no decimal number: ${text}`);
  return read;
}

/** The decimal number that a JavaScript number is written as: 0.1 is a tenth. It must be finite. */
export function exactOfNumber(value: number): Exact {
  const [digits = "", exponent = "0"] = String(value).split("e");
  const shift = 10n ** BigInt(Math.abs(Number(exponent)));
  const read = exact(digits);
  return Number(exponent) < 0
    ? lowest(read.top, read.bottom * shift)
    : lowest(read.top * shift, read.bottom);
}

/** a + b, exactly. */
export const add = (a: Exact, b: Exact): Exact =>
  lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

/** a - b, exactly. */
export const subtract = (a: Exact, b: Exact): Exact =>
  lowest(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);

/** a * b, exactly. */
export const multiply = (a: Exact, b: Exact): Exact => lowest(a.top * b.top, a.bottom * b.bottom);

/** a / b; throws where b is 0. */
export function divide(a: Exact, b: Exact): Exact {
  if (b.top === 0n) throw new RangeError("division by zero");
  const top = a.top * b.bottom;
  const bottom = a.bottom * b.top;
  return bottom < 0n ? lowest(-top, -bottom) : lowest(top, bottom);
}

/** Below 0 where a is less, 0 where they are equal, above 0 where a is more. */
export function compare(a: Exact, b: Exact): -1 | 0 | 1 {
  const left = a.top * b.bottom;
  const right = b.top * a.bottom;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The whole number at or below it. */
function floor({ top, bottom }: Exact): bigint {
  const quotient = top / bottom;
  return top < 0n && quotient * bottom !== top ? quotient - 1n : quotient;
}

/** The least multiple of `step` that is not below it; `step` above 0. */
export function roundUpTo(value: Exact, step: Exact): Exact {
  const { top, bottom } = divide(value, step);
  return multiply(whole(-floor({ top: -top, bottom })), step);
}

/** The nearest whole number; halves go away from zero. */
export function roundHalfUp({ top, bottom }: Exact): bigint {
  const size = top < 0n ? -top : top;
  const rounded = (2n * size + bottom) / (2n * bottom);
  return top < 0n ? -rounded : rounded;
}

/** "12.35" of a number with two digits behind the point, rounded half up; "12" with none. */
export function fixedText(value: Exact, digits: number): string {
  const rounded = roundHalfUp(multiply(value, whole(10n ** BigInt(digits))));
  const all = String(rounded < 0n ? -rounded : rounded).padStart(digits + 1, "0");
  const sign = rounded < 0n ? "-" : "";
  return digits === 0 ? sign + all : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** "12.3456": without zeros at its end, rounded half up after `most` digits. */
export function toText(value: Exact, most = 6): string {
  const text = fixedText(value, most);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** In whole units of the currency: 1250 of EUR is 12.5. */
export const ofMoney = ({ minor, currency }: Money): Exact =>
  lowest(BigInt(minor), 10n ** BigInt(minorDigits(currency)));

/** Rounded half up to minor units; throws beyond the integers that JSON carries exactly. */
export function toMoney(value: Exact, currency: string): Money {
  const minor = Number(roundHalfUp(multiply(value, whole(10n ** BigInt(minorDigits(currency))))));
  if (!Number.isSafeInteger(minor)) throw new RangeError("more money than there is");
  return { minor, currency };
}
