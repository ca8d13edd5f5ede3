import type { Job } from "../kernel/jobs/jobs.ts";
import { remindOfNeed } from "./commands/remind-of-need.ts";

/** In the hours of Europe's working day; of each stage once, however often it runs. */
export const remindOfAnswers: Job = {
  name: "rounds-answers-due",
  cron: "40 6-16 * * *",
  run: remindOfNeed,
};
