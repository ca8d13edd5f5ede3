import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import type { Job } from "../kernel/jobs/jobs.ts";
import { sendDigests } from "./digest/send-digests.ts";

/** What saved searches newly find, to those who asked for it; nothing twice, however often it runs. */
export const mailDigests: Job = {
  name: "saved-search-digests",
  cron: "40 5 * * *",
  run: sendDigests,
};

/** Deleted searches are kept for undo, and not longer than a day. */
export const forgetDeletedSearches: Job = {
  name: "deleted-searches",
  cron: "45 2 * * *",
  async run() {
    await db()
      .deleteFrom("saved_searches")
      .where("removed_at", "<", sql<Date>`now() - interval '1 day'`)
      .execute();
  },
};
