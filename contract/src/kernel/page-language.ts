import { isLanguage, type Language, languages } from "./language.ts";

/** `?lang=de`: the address of a page in one language, whatever its reader has chosen. */
export const languageParameter = "lang";

/** The header by which such a page asks the API in its language. */
export const pageLanguageHeader = "page-language";

/** The language that an address names, or null. */
export function languageOfAddress(search: URLSearchParams): Language | null {
  const named = search.get(languageParameter);
  return isLanguage(named) ? named : null;
}

/** An address in one language. */
export const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`;

/**
 * The addresses of a page that stands in every language, as search engines are told of them
 * (`hreflang`): of each language, and `x-default`, which answers in the reader's own.
 */
export const addressesByLanguage = (address: string): [Language | "x-default", string][] => [
  ...languages.map((language): [Language, string] => [language, inLanguage(address, language)]),
  ["x-default", address],
];
