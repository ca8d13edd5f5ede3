import type { Job } from "../kernel/jobs/jobs.ts";
import { trimSecurityLog } from "../kernel/security-log.ts";

export const trimSecurityEvents: Job = {
  name: "security-events-trim",
  cron: "29 3 * * *",
  run: trimSecurityLog,
};
