import { z } from "zod";
import { failure } from "../kernel/values.ts";
import { describeBounds } from "../products/bounds.ts";
import { type ProductFieldKey, productField } from "../products/fields.ts";
import { type IntervalFault, readInterval } from "./interval-faults.ts";

/** An interval of a field in a query string. */
export const queryInterval = (field: ProductFieldKey) => {
  const { bounds = "not-negative" } = productField(field);
  const possible = describeBounds(bounds);
  return z
    .string()
    .describe(`4..6.5, 4.. or ..6.5; numbers ${possible}`)
    .transform((text, { addIssue }) => {
      const { interval, fault } = readInterval(field, text);
      if (fault === null) return interval;
      const { error, params } = failure(fault, { message: messageOf(fault, possible) });
      addIssue({ code: "custom", message: error, params });
      return z.NEVER;
    });
};

function messageOf(fault: IntervalFault, possible: string): string {
  if (fault === "interval") return "two numbers with two dots between, such as 4..6.5";
  return fault === "field-reasons.range-reversed" ? "min above max" : `numbers ${possible}`;
}
