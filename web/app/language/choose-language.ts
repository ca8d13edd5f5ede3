import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { languageOfAddress, languageParameter } from "@neroli/contract/kernel/page-language.ts";
import { pageLanguage } from "./phrases.tsx";
import { languageCookie, languageOf } from "./request-language.ts";

/** The next page that this browser asks for is in it, unless its address names another. */
export function keepLanguage(language: Language): void {
  const year = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
}

/** The whole state of a page is in its address, so a reload in the new language loses nothing. */
export function showLanguage(language: Language): void {
  keepLanguage(language);
  const here = new URL(location.href);
  if (here.searchParams.has(languageParameter)) {
    // The choice holds from here on: the address names no other.
    here.searchParams.delete(languageParameter);
    location.replace(here);
  } else location.reload();
}

/** Whether this address would come in another language: one that was chosen since this page came. */
export function isInOtherLanguage(address: URL): boolean {
  const wanted = languageOfAddress(address.searchParams) ?? languageOf(document.cookie);
  return isLanguage(wanted) && wanted !== pageLanguage();
}
