import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** A mailed link was followed: the address is proved, and sign-in is open. The first time counts. */
export async function proveAddress(userKey: string): Promise<void> {
  await db()
    .updateTable("users")
    .set({ activated_at: sql<Date>`coalesce(activated_at, now())` })
    .where("key", "=", userKey)
    .execute();
}
