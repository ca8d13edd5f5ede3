import { db } from "../../kernel/db/db.ts";

/** Tells how far the making of a file is; answers whether anybody still waits for it. */
export async function noteProgress(key: string, percent: number): Promise<boolean> {
  const row = await db()
    .updateTable("downloads")
    .set({ state: "WORKING", progress: Math.max(0, Math.min(99, Math.floor(percent))) })
    .where("key", "=", key)
    .where("state", "in", ["WAITING", "WORKING"])
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}
