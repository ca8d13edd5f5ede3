import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Deleted searches are kept for undo, and not longer than a day. */
export async function forgetDeleted(): Promise<void> {
  await db()
    .deleteFrom("saved_searches")
    .where("removed_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
