import { isLanguage, type Language } from "../kernel/language.ts";
import {
  fieldsFor,
  isProductFieldKey,
  type ProductFieldKey,
  productField,
  type productFields,
} from "./fields.ts";

type Registry = typeof productFields;

/** The fields of prose. */
export type TranslatedKey = {
  [K in ProductFieldKey]: Registry[K] extends { translated: true } ? K : never;
}[ProductFieldKey];

/** What a field says in one language beside the product's own: "tagline@de". */
export type TextKey = `${TranslatedKey}@${Language}`;

export const isTranslated = (key: ProductFieldKey): key is TranslatedKey =>
  productField(key).translated === true;

export const textKey = (field: TranslatedKey, language: Language): TextKey =>
  `${field}@${language}`;

/** Field and language of a text key; null for every other word. */
export function readTextKey(key: string): { field: TranslatedKey; language: Language } | null {
  const [field = "", language] = key.split("@");
  if (language === undefined || key !== `${field}@${language}`) return null;
  return isProductFieldKey(field) && isTranslated(field) && isLanguage(language)
    ? { field, language }
    : null;
}

/** The field that a key of a product's values is about: "tagline" for "tagline@de". */
export const fieldOfKey = (key: string): ProductFieldKey | null =>
  isProductFieldKey(key) ? key : (readTextKey(key)?.field ?? null);

/** The fields of prose that a product of this kind has, in the registry's order. */
export const translatedFieldsFor = (...kind: Parameters<typeof fieldsFor>): TranslatedKey[] =>
  fieldsFor(...kind).filter(isTranslated);
