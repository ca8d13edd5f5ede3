import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockPerson } from "../../published/users.ts";
import { visibleTo } from "../policy.ts";
import { refuseForeignFolder } from "./check-room.ts";

/** Answers the products whose bookmarks are in the folder now; what is not bookmarked is left out. */
export async function moveBookmarks(
  actor: SignedInActor,
  { products, folder_id }: { products: readonly string[]; folder_id: string | null },
): Promise<string[]> {
  return transaction(async () => {
    await lockPerson(actor);
    await refuseForeignFolder(actor, folder_id);
    const rows = await db()
      .updateTable("bookmarks")
      .set({ folder_id })
      .where(visibleTo(actor))
      .where("product_key", "in", [...products])
      .returning("product_key")
      .execute();
    return rows.map(({ product_key }) => product_key);
  });
}
