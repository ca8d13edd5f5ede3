import type { Job } from "../kernel/jobs/jobs.ts";
import { lookForHotLeads } from "./commands/watch-leads.ts";

/** What readers did is counted every ten seconds; who has become hot by it is told each minute. */
export const watchLeads: Job = {
  name: "leads-hot",
  cron: "* * * * *",
  run: () => lookForHotLeads(),
};
