import { sql } from "kysely";
import { db, transaction } from "../../kernel/db/db.ts";
import { useToken } from "./mailed-tokens.ts";

/** The mailed link was followed: the address is proved, and sign-in is open. */
export async function activateAccount(token: string): Promise<void> {
  await transaction(async () => {
    const userKey = await useToken(token, "ACTIVATION");
    await db()
      .updateTable("users")
      .set({ activated_at: sql<Date>`coalesce(activated_at, now())` })
      .where("key", "=", userKey)
      .execute();
  });
}
