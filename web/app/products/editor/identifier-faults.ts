import type { FieldType } from "@neroli/contract/products/fields.ts";
import {
  femaPattern,
  flavisPattern,
  isCas,
  isEc,
  toENumber,
} from "@neroli/contract/products/identifiers.ts";
import type { Values } from "@neroli/phrases/fill-phrase.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";

export type IdentifierType = Extract<FieldType, "cas" | "ec" | "e_number" | "fema" | "flavis">;

export const isIdentifierType = (type: FieldType): type is IdentifierType =>
  Object.hasOwn(beginnings, type);

interface Fault {
  phrase: PhraseKey;
  values?: Values;
}

const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Why this text is no number of that register; null when it is one. */
export function identifierFault(type: IdentifierType, text: string): Fault | null {
  switch (type) {
    case "cas":
      return isCas(text) ? null : casFault(text);
    case "ec":
      return isEc(text) ? null : ecFault(text);
    case "e_number":
      return toENumber(text) !== null ? null : { phrase: "field-reasons.e-number" };
    case "fema":
      return femaPattern.test(text) ? null : { phrase: "field-reasons.fema" };
    case "flavis":
      return flavisPattern.test(text) ? null : { phrase: "field-reasons.flavis" };
  }
}

function casFault(text: string): Fault {
  const [first = "", second = "", last = "", ...more] = text.split("-");
  if (/[^\d-]/.test(text)) return { phrase: "product-editor.number.digits" };
  if (!last || more.length > 0) return { phrase: "product-editor.cas.groups" };
  if (first.length < 2 || first.length > 7) {
    return { phrase: "product-editor.cas.first", values: { count: first.length } };
  }
  if (second.length !== 2) {
    return { phrase: "product-editor.cas.second", values: { count: second.length } };
  }
  if (last.length !== 1) return { phrase: "product-editor.cas.last" };
  const fits = digits.find((digit) => isCas(`${first}-${second}-${digit}`)) ?? "";
  return { phrase: "product-editor.check-digit", values: { digit: fits } };
}

function ecFault(text: string): Fault {
  if (/[^\d-]/.test(text)) return { phrase: "product-editor.number.digits" };
  if (!/^\d{3}-\d{3}-\d$/.test(text)) return { phrase: "product-editor.ec.groups" };
  const fits = digits.find((digit) => isEc(`${text.slice(0, -1)}${digit}`));
  return fits === undefined
    ? { phrase: "product-editor.ec.not-issued" }
    : { phrase: "product-editor.check-digit", values: { digit: fits } };
}

/** The beginnings of each kind of number, as it looks while it is typed. */
const beginnings: Record<IdentifierType, RegExp> = {
  cas: /^(\d{0,7}|\d{2,7}-\d{0,2}|\d{2,7}-\d{2}-)$/,
  ec: /^(\d{0,3}|\d{3}-\d{0,3}|\d{3}-\d{3}-)$/,
  e_number: /^(E\s?\d{0,2}|\d{0,2})$/i,
  fema: /^\d{0,3}$/,
  flavis: /^(\d{0,2}|\d{2}\.\d{0,2})$/,
};

/** Whether more digits could still make it valid: until then no fault is shown. */
export const isBeginning = (type: IdentifierType, text: string): boolean =>
  beginnings[type].test(text.trim());

/** Words that stand before such numbers in the texts from which they are copied. */
const introductions: Record<IdentifierType, RegExp> = {
  cas: /^CAS(\s*(no|nr|number|-nummer))?[\s.:#-]*/i,
  ec: /^(EC|EG|CE|EINECS|ELINCS|NLP)(\s*(no|nr|number|-nummer))?[\s.:#-]*/i,
  e_number: /^/,
  fema: /^FEMA(\s*(no|nr|number|gras))?[\s.:#-]*/i,
  flavis: /^(FL|FLAVIS)(\s*(no|nr|number))?[\s.:#-]*/i,
};

/** Writes the number in its usual form: other dashes, spaces and "CAS No." go, digits alone get their groups. */
export function writtenIdentifier(type: IdentifierType, typed: string): string {
  const text = typed
    .trim()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(introductions[type], "")
    .replace(/\s+/g, "");
  const grouped = grouping[type](text);
  return grouped && identifierFault(type, grouped) === null ? grouped : text;
}

const grouping: Record<IdentifierType, (text: string) => string | null> = {
  cas: (text) => (/^\d{5,10}$/.test(text) ? text.replace(/(\d\d)(\d)$/, "-$1-$2") : null),
  ec: (text) => (/^\d{7}$/.test(text) ? text.replace(/(\d{3})(\d{3})/, "$1-$2-") : null),
  e_number: (text) => toENumber(/^\d/.test(text) ? `E${text}` : text),
  fema: () => null,
  flavis: (text) => (/^\d{5}$/.test(text) ? `${text.slice(0, 2)}.${text.slice(2)}` : null),
};
