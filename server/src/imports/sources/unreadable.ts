import type { Language } from "@neroli/contract/kernel/language.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { AppError } from "../../kernel/errors.ts";
import { SourceError } from "./source-error.ts";

/** Why a file cannot be read, as whoever waits for it is told; other errors as they are. */
export function unreadable(language: Language, error: unknown): unknown {
  if (!(error instanceof SourceError)) return error;
  const reason = sayAny(language, `imports-reasons.${error.code}`, error.params);
  return new AppError("imports.unreadable", { reason });
}
