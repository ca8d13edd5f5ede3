import type { Job } from "../kernel/jobs/jobs.ts";
import { forgetRemoved } from "./commands/forget-removed.ts";

export const forgetRemovedBookmarks: Job = {
  name: "removed-bookmarks",
  cron: "40 2 * * *",
  run: forgetRemoved,
};
