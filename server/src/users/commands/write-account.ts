import type { InsertObject, UpdateObject } from "kysely";
import type { DB } from "../../../db/types.ts";
import { db } from "../../kernel/db/db.ts";

/** Makes an account and answers its key; null when the e-mail address has one. */
export async function insertAccount(account: InsertObject<DB, "users">): Promise<string | null> {
  const inserted = await db()
    .insertInto("users")
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return inserted?.key ?? null;
}

/** Replaces the data of an account that waits for a mailed link, for who has followed one. */
export async function replaceAccount(
  key: string,
  account: UpdateObject<DB, "users">,
): Promise<void> {
  await db().updateTable("users").set(account).where("key", "=", key).execute();
}
