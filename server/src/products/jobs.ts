import type { Job } from "../kernel/jobs/jobs.ts";
import { countCompleteness } from "./commands/count-completeness.ts";

/** Soon after a new release expects other fields; products that are saved are counted with that. */
export const countProducts: Job = {
  name: "count-completeness-of-products",
  cron: "*/10 * * * *",
  run: async (signal) => {
    await countCompleteness("stale", signal);
  },
};

/** Puts right what no command has told of, such as a database that was put together by hand. */
export const recountProducts: Job = {
  name: "recount-completeness-of-products",
  cron: "41 3 * * *",
  run: async (signal) => {
    await countCompleteness("all", signal);
  },
};
