import type { Job } from "../kernel/jobs/jobs.ts";
import { remindManagers } from "./commands/remind-managers.ts";

/** Managers are told before their company's subscription ends; each once, however often it runs. */
export const remindOfSubscriptions: Job = {
  name: "subscription-reminders",
  cron: "10 6 * * *",
  run: remindManagers,
};
