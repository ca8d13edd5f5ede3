import { db } from "../../kernel/db/db.ts";

/** Forgets assets; answers where their bytes are, to be deleted once that is committed. */
export async function dropAssets(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .deleteFrom("assets")
    .where("id", "in", [...ids])
    .returning("storage_key")
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}
