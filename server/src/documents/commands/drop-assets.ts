import { disownBytes } from "../../kernel/assets/unclaimed.ts";
import { db } from "../../kernel/db/db.ts";

/** Forgets assets; answers where their bytes are, to be discarded once that is committed. */
export async function dropAssets(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .deleteFrom("assets")
    .where("id", "in", [...ids])
    .returning("storage_key")
    .execute();
  const dropped = rows.map(({ storage_key }) => storage_key);
  await disownBytes(dropped);
  return dropped;
}
