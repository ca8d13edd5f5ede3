import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Notes that a person accepts the terms of a portal; the first time counts. False for one who does not belong to it. */
export async function acceptTerms(userKey: string, eventKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("event_users")
    .set({ terms_accepted_at: sql<Date>`coalesce(terms_accepted_at, now())` })
    .where("event_key", "=", eventKey)
    .where("user_key", "=", userKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
