import type { FailureCode, FailureData } from "./failures.ts";

/**
 * A rule between the fields of a form. The schema of the body refuses by it, and so does
 * the page before it sends anything: rules stand in `<capability>/form-rules.ts`, without zod.
 */
export interface FormRule<Body> {
  /** The field at which it is told: "shipping_address". */
  path: string;
  code: FailureCode;
  /** What the sentence of the code tells: the most that there may be. */
  data?: FailureData;
  /** In English, for developers. */
  message: string;
  holds: (body: Body) => boolean;
}
