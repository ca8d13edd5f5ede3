import { db } from "../../kernel/db/db.ts";

/** The wish that somebody's account is erased; null where nobody has asked for it. */
export async function findErasure(userKey: string) {
  const row = await db()
    .selectFrom("erasures")
    .where("user_key", "=", userKey)
    .select(["asked_at", "asked_by", "due_at"])
    .executeTakeFirst();
  return row ?? null;
}
export type ErasureRow = NonNullable<Awaited<ReturnType<typeof findErasure>>>;

/** The accounts whose days are over. */
export async function listDue(): Promise<string[]> {
  const rows = await db()
    .selectFrom("erasures")
    .where((eb) => eb("due_at", "<=", eb.fn<Date>("now")))
    .orderBy("due_at")
    .select("user_key")
    .execute();
  return rows.map(({ user_key }) => user_key);
}
