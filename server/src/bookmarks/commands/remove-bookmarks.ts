import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { visibleTo } from "../policy.ts";

/** Answers the products that were bookmarked until now. For a while they can be restored. */
export async function removeBookmarks(
  actor: SignedInActor,
  products: readonly string[],
): Promise<string[]> {
  const rows = await db()
    .updateTable("bookmarks")
    .set({ removed_at: sql<Date>`now()` })
    .where(visibleTo(actor))
    .where("product_key", "in", [...products])
    .returning("product_key")
    .execute();
  return rows.map(({ product_key }) => product_key);
}
