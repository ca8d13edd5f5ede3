import type { Job } from "../kernel/jobs/jobs.ts";
import { trimDeliveries } from "./commands/trim-deliveries.ts";

export const trimWebhookDeliveries: Job = {
  name: "webhook-deliveries-trim",
  cron: "34 3 * * *",
  run: trimDeliveries,
};
