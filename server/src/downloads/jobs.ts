import type { Job } from "../kernel/jobs/jobs.ts";
import { endDownloads } from "./commands/end-downloads.ts";

export const endOldDownloads: Job = {
  name: "downloads-end",
  cron: "23 * * * *",
  run: endDownloads,
};
