import { isLanguage, type Language, languages } from "../kernel/language.ts";
import {
  fieldsFor,
  isProductFieldKey,
  type ProductFieldKey,
  productField,
  productFieldKeys,
  type productFields,
} from "./fields.ts";

type Registry = typeof productFields;

/** The fields of prose. */
export type TranslatedKey = {
  [K in ProductFieldKey]: Registry[K] extends { translated: true } ? K : never;
}[ProductFieldKey];

/** What a field says in one language beside the product's own: "tagline@de". */
export type TextKey = `${TranslatedKey}@${Language}`;

/** A key under which a product's values stand: a field, or one of its texts. */
export type ValueKey = ProductFieldKey | TextKey;

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

/** Every text key, field by field in the registry's order. */
export const textKeys: readonly TextKey[] = productFieldKeys
  .filter(isTranslated)
  .flatMap((key) => languages.map((language) => textKey(key, language)));

/** The fields of prose that a product of this kind has, in the registry's order. */
export const translatedFieldsFor = (...kind: Parameters<typeof fieldsFor>): TranslatedKey[] =>
  fieldsFor(...kind).filter(isTranslated);

/** The keys under which a field's values stand: its own, and those of its texts. */
export const keysOfField = (key: string): string[] =>
  isProductFieldKey(key) && isTranslated(key)
    ? [key, ...languages.map((language) => textKey(key, language))]
    : [key];
