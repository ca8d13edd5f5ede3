import type { FormRule } from "../kernel/form-rule.ts";

/** Hours end after they begin. */
export const endsAfterStart: FormRule<{ from: string; to: string }> = {
  path: "to",
  code: "ends-first",
  message: "later than the beginning",
  holds: ({ from, to }) => to > from,
};

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** A point in time, as slots say when they begin. */
export const isMoment: FormRule<string> = {
  path: "",
  code: "moment",
  message: "ISO 8601 in UTC",
  holds: (instant) => moment.test(instant) && !Number.isNaN(Date.parse(instant)),
};
