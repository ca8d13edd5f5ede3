import { db } from "../../kernel/db/db.ts";

/** The keys that a company had before it was renamed, the latest first. */
export async function listOldKeys(company_key: string): Promise<string[]> {
  const rows = await db()
    .selectFrom("company_old_keys")
    .where("company_key", "=", company_key)
    .select("old_key")
    .orderBy("created_at", "desc")
    .orderBy("old_key")
    .execute();
  return rows.map(({ old_key }) => old_key);
}
