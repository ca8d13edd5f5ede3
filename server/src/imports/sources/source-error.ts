import type { ImportReason } from "@neroli/contract/imports/mapping.ts";
import { sayAny } from "@neroli/phrases/say.ts";

/** Why a file, or the rest of it, cannot be read; phrases imports-reasons say it in five languages. */
export class SourceError extends Error {
  readonly code: ImportReason;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(
    code: ImportReason,
    params: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(sayAny("en", `imports-reasons.${code}`, params), options);
    this.name = "SourceError";
    this.code = code;
    this.params = params;
  }
}
