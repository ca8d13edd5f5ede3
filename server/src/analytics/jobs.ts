import type { Job } from "../kernel/jobs/jobs.ts";
import { sendDigests } from "./commands/digest/send-digests.ts";

/** Clocks of the world differ by quarters of an hour: whenever it is Monday morning for somebody. */
export const mailAnalyticsDigests: Job = {
  name: "analytics-digests",
  cron: "*/15 * * * *",
  run: sendDigests,
};
