import type { Job } from "../kernel/jobs/jobs.ts";
import { remindOfEnding } from "./commands/remind-of-ending.ts";

/** Companies are told before their documents end; of each stage once, however often it runs. */
export const remindOfDocuments: Job = {
  name: "documents-ending",
  cron: "20 6 * * *",
  run: remindOfEnding,
};
