import { type ErrorCode, errorStatus, type FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { type Failure, failurePhrase } from "@neroli/contract/kernel/failures.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import { sayAny } from "@neroli/phrases/say.ts";

export interface ErrorData {
  failures?: FieldFailure[];
  [name: string]: unknown;
}

/** The one way to refuse: a declared code, and data that the sentence or the client needs. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: ErrorData | undefined;

  /** `cause`, of what is not the reader's doing, is for the operators' log. */
  constructor(code: ErrorCode, data?: ErrorData, options?: { cause: unknown }) {
    super(code, options);
    this.code = code;
    this.status = errorStatus[code];
    this.data = data;
  }
}

/** A failure as answers carry it; `message` only where developers need more than the sentence. */
export const fieldFailure = ({
  message,
  ...failure
}: Failure & Partial<Pick<FieldFailure, "in" | "message">>): FieldFailure => ({
  in: "body",
  ...failure,
  message: message ?? sayAny("en", failurePhrase(failure.code) as PhraseKey, failure.data),
});

/** Refuses one field of the body, or of what else `in` says. */
export const invalidField = (failure: Parameters<typeof fieldFailure>[0]): AppError =>
  new AppError("request.invalid", { failures: [fieldFailure(failure)] });

export const notFound = () => new AppError("not-found");

/** The value, or the 404 that a thing one may not see answers too. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
