/**
 * CAS number (spec 5): groups of 2 to 7, 2 and 1 digits; the last is the check digit: the sum of
 * the other digits, each times its place from the right, modulo 10.
 */
export const casPattern = /^\d{2,7}-\d{2}-\d$/;

export function isCas(value: string): boolean {
  if (!casPattern.test(value)) return false;
  const digits = value.replaceAll("-", "");
  let sum = 0;
  for (let place = 1; place < digits.length; place++) {
    sum += place * Number(digits[digits.length - 1 - place]);
  }
  return sum % 10 === Number(digits.at(-1));
}

/**
 * A CAS number in the one way in which it is compared: "000098 \u2010 92 \u2010 0" becomes "98-92-0". What is
 * none stays what it is.
 */
export const toCas = (value: string): string =>
  value
    .trim()
    .replaceAll(/\s*[-\u2010-\u2015\u2212]\s*/g, "-")
    .replace(/^0+(?=\d{2,7}-)/, "");

/**
 * EC (EINECS, ELINCS, NLP) number: three, three and one digits; the last is a check digit modulo 11.
 * Where that is 10 a number is not issued, but for some of ELINCS (4…), which end in 1.
 */
export function isEc(value: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/.test(value)) return false;
  const digits = value.replaceAll("-", "");
  let sum = 0;
  for (let place = 1; place < digits.length; place++) {
    sum += place * Number(digits[place - 1]);
  }
  const check = sum % 11;
  return (check === 10 && digits.startsWith("4") ? 1 : check) === Number(digits.at(-1));
}

const eNumber = /^e\s*[-\u2010-\u2015]?\s*(\d{3,4})\s*([a-h]?)\s*(?:\(([ivx]+)\)|([ivx]+))?$/;

/**
 * E-number of a food additive in the one way in which it is kept: "E 290" and "e-290" become
 * "E290", "E 160 a ii" becomes "E160a(ii)"; null when it is none.
 */
export function toENumber(value: string): string | null {
  const match = eNumber.exec(value.trim().toLowerCase());
  if (!match) return null;
  const [, digits, letter, bracketed, bare] = match;
  const part = bracketed ?? bare;
  return `E${digits}${letter}${part ? `(${part})` : ""}`;
}

/** FLAVIS number: two digits, a dot, three digits. */
export const flavisPattern = /^\d{2}\.\d{3}$/;

/** FEMA number: four digits. */
export const femaPattern = /^\d{4}$/;
