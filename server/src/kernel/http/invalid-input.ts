import type { Failure } from "@neroli/contract/kernel/failures.ts";

/** What the schema of an endpoint refuses; the framework adds in which part of the request. */
export class InvalidInput extends Error {
  readonly failures: readonly (Failure & { message: string })[];
  validationContext?: string;

  constructor(failures: InvalidInput["failures"]) {
    super("invalid input");
    this.failures = failures;
  }
}
