import { trimAuditTrail } from "../kernel/audit.ts";
import type { Job } from "../kernel/jobs/jobs.ts";

export const trimAudit: Job = { name: "audit-trim", cron: "44 3 * * *", run: trimAuditTrail };
