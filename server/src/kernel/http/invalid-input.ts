import type { Failure } from "@neroli/contract/kernel/failures.ts";

/** The refusal of a request by an endpoint's schema; the framework adds in which part. */
export class InvalidInput extends Error {
  readonly failures: readonly (Failure & { message: string })[];
  validationContext?: string;

  constructor(failures: InvalidInput["failures"]) {
    super("invalid input");
    this.failures = failures;
  }
}
