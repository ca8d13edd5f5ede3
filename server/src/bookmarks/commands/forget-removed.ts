import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Removed bookmarks are kept for undo, and not longer than a day. */
export async function forgetRemoved(): Promise<void> {
  await db()
    .deleteFrom("bookmarks")
    .where("removed_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
