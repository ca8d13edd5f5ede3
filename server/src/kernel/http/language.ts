import { type Language, pickLanguage } from "@neroli/contract/kernel/language.ts";
import type { FastifyRequest } from "fastify";

/** The language of an answer: the reader's choice (cookie), else what the browser asks for. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, "headers">): Language => {
  const cookie = /(?:^|;\s*)language=([a-z]{2})(?=\s*(?:;|$))/.exec(headers.cookie ?? "")?.[1];
  return pickLanguage(cookie, headers["accept-language"] ?? null);
};
