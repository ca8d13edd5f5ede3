import type { Job } from "../kernel/jobs/jobs.ts";
import { trimTokens } from "./commands/trim-tokens.ts";

export const trimMailedTokens: Job = {
  name: "registration-trim",
  cron: "17 3 * * *",
  run: trimTokens,
};
