import { sql } from "kysely";
import { db, emit } from "../../kernel/db/db.ts";

/** A mailed link was followed: the address is proved, and sign-in is open. The first time counts. */
export async function proveAddress(userKey: string): Promise<void> {
  const { numUpdatedRows } = await db()
    .updateTable("users")
    .set({ activated_at: sql<Date>`now()` })
    .where("key", "=", userKey)
    .where("activated_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) emit({ topic: "user.activated", key: userKey });
}
