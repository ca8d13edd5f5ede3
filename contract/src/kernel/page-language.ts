import { isLanguage, type Language } from "./language.ts";

/** `?lang=de`: the address of a page in one language, whatever its reader has chosen. */
export const languageParameter = "lang";

/** The header by which such a page asks the API in its language. */
export const pageLanguageHeader = "page-language";

/** The language that an address names, or null. */
export function languageOfAddress(search: URLSearchParams): Language | null {
  const named = search.get(languageParameter);
  return isLanguage(named) ? named : null;
}
