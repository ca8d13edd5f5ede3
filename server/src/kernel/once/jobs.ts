import type { Job } from "../jobs/jobs.ts";
import { forgetOldCalls } from "./once.ts";

/** Keys of calls that nobody repeats any more. */
export const trimCallsMadeOnce: Job = {
  name: "calls-made-once-trim",
  cron: "29 3 * * *",
  run: forgetOldCalls,
};
