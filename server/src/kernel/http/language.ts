import { isLanguage, type Language, pickLanguage } from "@neroli/contract/kernel/language.ts";
import { languageOfAddress, pageLanguageHeader } from "@neroli/contract/kernel/page-language.ts";
import type { FastifyRequest } from "fastify";

/**
 * The language of an answer: that of the page that asks, where its address names one; else the
 * reader's choice (cookie), else what the browser asks for.
 */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, "headers">): Language => {
  const named = headers[pageLanguageHeader];
  if (isLanguage(named)) return named;
  const cookie = /(?:^|;\s*)language=([a-z]{2})(?=\s*(?:;|$))/.exec(headers.cookie ?? "")?.[1];
  return pickLanguage(cookie, headers["accept-language"] ?? null);
};

/** The language of a page: what its address says, or as above. */
export const pageLanguage = ({ url, headers }: Pick<FastifyRequest, "headers" | "url">): Language =>
  languageOfAddress(new URLSearchParams(url.split("?")[1])) ?? requestLanguage({ headers });
