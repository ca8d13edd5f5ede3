import type { Job } from "../kernel/jobs/jobs.ts";
import { dropUnsentAttachments } from "./commands/drop-unsent-attachments.ts";
import { reckonResponseTimes } from "./commands/reckon-response-times.ts";

export const removeUnsentAttachments: Job = {
  name: "requests-unsent-attachments",
  cron: "23 * * * *",
  run: dropUnsentAttachments,
};

export const timeResponses: Job = {
  name: "requests-response-times",
  cron: "11 * * * *",
  first: "at once",
  run: reckonResponseTimes,
};
