import type { Job } from "../../kernel/jobs/jobs.ts";
import { checkAllHosts } from "./commands/check-all-hosts.ts";

/** A host whose records are gone for days is no longer its portal's. */
export const checkPortalHosts: Job = {
  name: "portal-hosts-check",
  cron: "50 4 * * *",
  run: checkAllHosts,
};
