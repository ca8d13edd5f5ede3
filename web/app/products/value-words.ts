import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { measureText, oneText as textOf } from "@neroli/contract/products/value-text.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { Translate } from "../language/phrases.tsx";

const reading = (t: Translate, language: string) => ({
  say: (key: string) => t(key as PlainPhraseKey),
  language,
});

/** One value of a field as text: countries and enumerated values by their names. */
export const oneText = (
  t: Translate,
  { field, language, value }: { field: ProductFieldKey; language: string; value: string },
): string => textOf(field, value, reading(t, language));

export const unitText = (t: Translate, unit: string) =>
  unit === "months" ? t("product-page.months") : unit;

/** A quantity with its unit, or a range in the unit of its field. */
export const measure = (
  t: Translate,
  value: object,
  { unit, language }: { unit: string | undefined; language: string },
): string => measureText(value, unit, reading(t, language));
