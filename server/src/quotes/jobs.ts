import type { Job } from "../kernel/jobs/jobs.ts";
import { expireOldQuotes } from "./commands/expire-quotes.ts";

/** A last day ends at midnight, UTC; what came due while no process ran is done at the next hour. */
export const expireQuotes: Job = {
  name: "quotes-expire",
  cron: "0 * * * *",
  run: expireOldQuotes,
};
