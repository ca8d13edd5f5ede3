import { type Language, pickLanguage } from "@neroli/contract/kernel/language.ts";
import type { FastifyRequest } from "fastify";

/** The language of an answer: the reader's choice (cookie), else what the browser asks for. */
export function requestLanguage(request: FastifyRequest): Language {
  const cookie = /(?:^|;\s*)language=([a-z]{2})/.exec(request.headers.cookie ?? "")?.[1];
  return pickLanguage(cookie, request.headers["accept-language"] ?? null);
}
