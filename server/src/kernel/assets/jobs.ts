import type { Job } from "../jobs/jobs.ts";
import { sweepIncoming } from "./assets.ts";
import { sweepUnclaimed } from "./unclaimed.ts";

/** Files that nobody claims: left by processes that were killed, or while the store was down. */
export const sweepFiles: Job = {
  name: "files-sweep",
  cron: "41 * * * *",
  run: async () => {
    await sweepIncoming();
    await sweepUnclaimed();
  },
};
