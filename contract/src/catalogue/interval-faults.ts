import { areEndsPossible, boundsReasons } from "../products/bounds.ts";
import { type ProductFieldKey, productField } from "../products/fields.ts";
import { decodeInterval, type Interval } from "./interval-values.ts";

type BoundsReason = (typeof boundsReasons)[keyof typeof boundsReasons];

/** Why a search is not narrowed by an interval: a code of kernel/failures.ts. */
export type IntervalFault = "interval" | `field-reasons.${"range-reversed" | BoundsReason}`;

/** Why no product can lie in this interval of the field; null where one may. */
export function intervalFault(
  field: ProductFieldKey,
  { min, max }: Interval,
): IntervalFault | null {
  if (min !== null && max !== null && min > max) return "field-reasons.range-reversed";
  const { bounds = "not-negative" } = productField(field);
  if (areEndsPossible(bounds, { min, max })) return null;
  return `field-reasons.${boundsReasons[bounds]}`;
}

/** "4..6.5" as an interval of the field, or why it is none. */
export function readInterval(
  field: ProductFieldKey,
  text: string,
): { interval: Interval; fault: null } | { interval: Interval | null; fault: IntervalFault } {
  const interval = decodeInterval(text);
  if (interval === null) return { interval, fault: "interval" };
  return { interval, fault: intervalFault(field, interval) };
}
