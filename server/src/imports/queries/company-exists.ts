import { db } from "../../kernel/db/db.ts";

/** Whether products can be imported for this company. */
export async function companyExists(companyKey: string): Promise<boolean> {
  const row = await db()
    .selectFrom("companies")
    .select("key")
    .where("key", "=", companyKey)
    .executeTakeFirst();
  return row !== undefined;
}
