import { daysIn, mostDays } from "../analytics/periods.ts";
import type { FormRule } from "../kernel/form-rule.ts";

interface Days {
  from: string;
  to: string;
}

/** Days as ISO 8601 writes them compare as text. */
export const endsAfterStart: FormRule<Days> = {
  path: "to",
  code: "ends-first",
  message: "before the first day",
  holds: ({ from, to }) => to >= from,
};

/** As long as figures are read of (analytics/periods.ts). */
export const notTooLong: FormRule<Days> = {
  path: "to",
  code: "too-long",
  message: `more than ${mostDays} days`,
  holds: (period) => daysIn(period) <= mostDays,
};
