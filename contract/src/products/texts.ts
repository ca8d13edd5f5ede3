import type { Language } from "../kernel/language.ts";
import { isProductFieldKey } from "./fields.ts";
import type { ProductFields } from "./schema.ts";
import { isTranslated, type TranslatedKey, textKey } from "./text-keys.ts";

/** The language that a product's values without another one are in. */
export const ownLanguage = (fields: ProductFields): Language => fields.text_language ?? "en";

/** The languages in the order in which one reads them: one's own, English, the product's. */
export const readingOrder = (reader: Language, own: Language): Language[] => [
  ...new Set<Language>([reader, "en", own, "de", "it", "fr", "es"]),
];

/**
 * What a field says to a reader of this language, and the language that it says it in: the
 * reader's, else English, else whatever there is (decisions, language). Null without any.
 */
export function resolveText<K extends TranslatedKey>(
  fields: ProductFields,
  field: K,
  reader: Language,
): { value: NonNullable<ProductFields[K]>; language: Language } | null {
  const own = ownLanguage(fields);
  for (const language of readingOrder(reader, own)) {
    const said = fields[textKey(field, language)];
    const value = said ?? (language === own ? fields[field] : undefined);
    if (value !== undefined) return { value: value as NonNullable<ProductFields[K]>, language };
  }
  return null;
}

/** How much of what a product says in prose it says in a language, too. */
export function textCompleteness(
  fields: ProductFields,
  language: Language,
): { written: number; of: number } {
  const said = (Object.keys(fields) as (keyof ProductFields)[]).flatMap((key) =>
    isProductFieldKey(key) && isTranslated(key) && fields[key] !== undefined ? [key] : [],
  );
  const written = said.filter((key) => fields[textKey(key, language)] !== undefined);
  return { written: written.length, of: said.length };
}
