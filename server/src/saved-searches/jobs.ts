import type { Job } from "../kernel/jobs/jobs.ts";
import { sendDigests } from "./commands/digest/send-digests.ts";
import { forgetDeleted } from "./commands/forget-deleted.ts";

export const mailDigests: Job = {
  name: "saved-search-digests",
  cron: "40 5 * * *",
  run: sendDigests,
};

export const forgetDeletedSearches: Job = {
  name: "deleted-searches",
  cron: "45 2 * * *",
  run: forgetDeleted,
};
