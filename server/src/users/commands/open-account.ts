import { sql } from "kysely";
import { db, emit } from "../../kernel/db/db.ts";

/**
 * Proves the address of an account that waits for it and sets its first password. False, and nothing
 * is changed, where another link was faster: an account that is open has its owner's password.
 */
export async function openAccount({
  user_key,
  password_hash,
}: {
  user_key: string;
  password_hash: string;
}): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("users")
    .set({ password_hash, activated_at: sql<Date>`now()` })
    .where("key", "=", user_key)
    .where("activated_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  emit({ topic: "user.activated", key: user_key });
  return true;
}
