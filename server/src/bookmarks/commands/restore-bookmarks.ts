import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockPerson } from "../../published/users.ts";
import { refuseFull } from "./check-room.ts";

/** Takes a removal back: folder, note and place in time are what they were. */
export async function restoreBookmarks(
  actor: SignedInActor,
  products: readonly string[],
): Promise<string[]> {
  return transaction(async () => {
    await lockPerson(actor);
    const rows = await db()
      .updateTable("bookmarks")
      .set({ removed_at: null })
      .where("user_key", "=", actor.user_key)
      .where("product_key", "in", [...products])
      .where("removed_at", "is not", null)
      .returning("product_key")
      .execute();
    await refuseFull(actor, 0);
    return rows.map(({ product_key }) => product_key);
  });
}
