import type { Language } from "@neroli/contract/kernel/language.ts";
import { languageParameter } from "@neroli/contract/kernel/page-language.ts";
import { languageCookie } from "./request-language.ts";

/** The whole state of a page is in its address, so a reload in the new language loses nothing. */
export function chooseLanguage(language: Language): void {
  const year = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
  const here = new URL(location.href);
  if (here.searchParams.has(languageParameter)) {
    // The choice holds from here on: the address names no other.
    here.searchParams.delete(languageParameter);
    location.replace(here);
  } else location.reload();
}
