import { sql } from "kysely";
import { db } from "../db/db.ts";
import type { Job } from "../jobs/jobs.ts";

export const keptDays = 7;

/** Handled events are kept for a while, so that a process that was away can still follow them. */
export const trimOutbox: Job = {
  name: "outbox-trim",
  cron: "17 3 * * *",
  run: async () => {
    await sql`delete from outbox
      where handled_at < now() - ${keptDays} * interval '1 day'`.execute(db());
  },
};
