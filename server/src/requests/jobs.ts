import type { Job } from "../kernel/jobs/jobs.ts";
import { dropUnsentAttachments } from "./commands/drop-unsent-attachments.ts";

export const removeUnsentAttachments: Job = {
  name: "requests-unsent-attachments",
  cron: "23 * * * *",
  run: dropUnsentAttachments,
};
