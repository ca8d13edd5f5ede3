import { type Language, pickLanguage } from "@neroli/contract/kernel/language.ts";
import { languageOfAddress } from "@neroli/contract/kernel/page-language.ts";

export const languageCookie = "language";

/** What the address names, else the reader's choice (cookie), else what the browser asks for. */
export function requestLanguage(request: Request): Language {
  const named = languageOfAddress(new URL(request.url).searchParams);
  if (named) return named;
  const cookie = /(?:^|;\s*)language=([a-z]{2})/.exec(request.headers.get("cookie") ?? "")?.[1];
  return pickLanguage(cookie, request.headers.get("accept-language"));
}
