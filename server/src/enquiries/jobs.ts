import type { Job } from "../kernel/jobs/jobs.ts";
import { trimEnquiries } from "./commands/trim-enquiries.ts";

export const trimOldEnquiries: Job = {
  name: "enquiries-trim",
  cron: "53 2 * * *",
  run: trimEnquiries,
};
