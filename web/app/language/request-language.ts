import { type Language, pickLanguage } from "@neroli/contract/kernel/language.ts";

export const languageCookie = "language";

/** The reader's choice (cookie), else what the browser asks for. */
export function requestLanguage(request: Request): Language {
  const cookie = /(?:^|;\s*)language=([a-z]{2})/.exec(request.headers.get("cookie") ?? "")?.[1];
  return pickLanguage(cookie, request.headers.get("accept-language"));
}
