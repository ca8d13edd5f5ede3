import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** For the user administration: when somebody was last here. */
export async function noteSignIn(userKey: string): Promise<void> {
  await db()
    .updateTable("users")
    .set({ last_signed_in_at: sql<Date>`now()` })
    .where("key", "=", userKey)
    .execute();
}
