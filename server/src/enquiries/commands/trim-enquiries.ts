import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** As the contact page promises: a year. */
export async function trimEnquiries(): Promise<void> {
  await db()
    .deleteFrom("enquiries")
    .where("created_at", "<", sql<Date>`now() - interval '1 year'`)
    .execute();
}
