import { sql } from "kysely";
import { db, emit, transaction } from "../../kernel/db/db.ts";

/** Access tokens that another identity provider has given this person until now hold no more. */
export async function noteSignOut(key: string): Promise<void> {
  await transaction(async () => {
    await db()
      .updateTable("users")
      .set({ signed_out_at: sql<Date>`now()` })
      .where("key", "=", key)
      .execute();
    emit({ topic: "session.ended", key });
  });
}
