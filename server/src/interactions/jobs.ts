import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "../kernel/jobs/jobs.ts";
import { forgetOldBatches } from "./commands/forget-old-batches.ts";
import { keepMonths } from "./commands/keep-months.ts";
import { rollUp } from "./commands/roll-up.ts";

const everyMilliseconds = 10_000;
const times = 5;

/** What readers did is counted within ten seconds; a clock's line knows minutes alone. */
const countInteractions: Job = {
  name: "interactions-count",
  cron: "* * * * *",
  first: "at once",
  async run(signal) {
    await rollUp();
    for (let again = 0; again < times; again++) {
      await pause(everyMilliseconds, undefined, { signal }).catch(() => signal?.throwIfAborted());
      await rollUp();
    }
  },
};

/** Months come and go by the calendar. */
const keepInteractionMonths: Job = {
  name: "interactions-months",
  cron: "41 1 * * *",
  first: "at once",
  async run() {
    await keepMonths();
    await forgetOldBatches();
  },
};

export const interactionJobs: readonly Job[] = [countInteractions, keepInteractionMonths];
