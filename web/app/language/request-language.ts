import { type Language, pickLanguage } from "@neroli/contract/kernel/language.ts";
import { languageOfAddress } from "@neroli/contract/kernel/page-language.ts";

export const languageCookie = "language";

/** What the cookies say, which may be no language. */
export const languageOf = (cookies: string | null): string | undefined =>
  /(?:^|;\s*)language=([a-z]{2})/.exec(cookies ?? "")?.[1];

/** What the address names, else the reader's choice (cookie), else what the browser asks for. */
export function requestLanguage({ url, headers }: Request): Language {
  const named = languageOfAddress(new URL(url).searchParams);
  return named ?? pickLanguage(languageOf(headers.get("cookie")), headers.get("accept-language"));
}
