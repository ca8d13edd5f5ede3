import type { Job } from "../kernel/jobs/jobs.ts";
import { countCompleteness } from "./commands/count-completeness.ts";

/** After a new release expects other fields; products that are saved are counted with that. */
export const countProducts: Job = {
  name: "count-completeness-of-products",
  cron: "*/10 * * * *",
  run: async () => {
    await countCompleteness();
  },
};
