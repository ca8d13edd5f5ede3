import type { FormRule } from "../kernel/form-rule.ts";
import { dayOf, isDay } from "../kernel/formats/day.ts";

/** Access ends today at the earliest; who ends it at once withdraws it. */
export const accessEndsLater: FormRule<{ until: string | null }> = {
  path: "until",
  code: "past",
  message: "is over",
  holds: ({ until }) => !until || !isDay(until) || until >= dayOf(new Date()),
};
