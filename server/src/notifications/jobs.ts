import type { Job } from "../kernel/jobs/jobs.ts";
import { sendDigests } from "./commands/digest/send-digests.ts";

/** Clocks of the world differ by quarters of an hour: whenever it is time for somebody. */
export const mailNotificationDigests: Job = {
  name: "notification-digests",
  cron: "*/15 * * * *",
  run: sendDigests,
};
