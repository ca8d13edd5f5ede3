import type { PersonalTables } from "./register.ts";

const week =
  "seven days, after which events are trimmed; the last of them tells that the person goes";

/** What work in progress holds of people. */
export const kernelData = {
  calls_made_once: {
    names: { user_key: "deleted" },
    exported: false,
  },
  queued_work: { names: {}, tells: { data: "deleted" }, exported: false },
  throttles: { names: {}, tells: { subject: "deleted" }, exported: false },
  outbox: { names: {}, tells: { key: { kept: week }, data: { kept: week } }, exported: false },
} satisfies PersonalTables;
