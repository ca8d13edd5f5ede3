import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import type { Job } from "../kernel/jobs/jobs.ts";

/** Removed bookmarks are kept for undo, and not longer than a day. */
export const forgetRemovedBookmarks: Job = {
  name: "removed-bookmarks",
  cron: "40 2 * * *",
  async run() {
    await db()
      .deleteFrom("bookmarks")
      .where("removed_at", "<", sql<Date>`now() - interval '1 day'`)
      .execute();
  },
};
