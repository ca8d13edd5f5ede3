import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import type { Job } from "../kernel/jobs/jobs.ts";

/** Long after it served, or could have, a link need not be told from one that never was. */
export const trimMailedTokens: Job = {
  name: "registration-trim",
  cron: "17 3 * * *",
  run: async () => {
    await sql`delete from mailed_tokens where expires_at < now() - interval '60 days'`.execute(
      db(),
    );
  },
};
