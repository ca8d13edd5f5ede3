import { type ErrorCode, errorStatus, type FieldFailure } from "@neroli/contract/kernel/errors.ts";

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

export const notFound = () => new AppError("not-found");

/** The value, or the 404 that a thing one may not see answers too. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
