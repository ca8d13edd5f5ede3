import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import { findByKeys } from "../../catalogue/queries/find-by-keys.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";
import { presentBookmark } from "../present.ts";

export const selectBookmarks = (actor: SignedInActor) =>
  db()
    .selectFrom("bookmarks")
    .where(visibleTo(actor))
    .select(["product_key", "folder_id", "note", "version", "created_at"]);

export async function getBookmark(actor: SignedInActor, productKey: string): Promise<Bookmark> {
  const row = found(
    await selectBookmarks(actor).where("product_key", "=", productKey).executeTakeFirst(),
  );
  return presentBookmark(row, findByKeys(actor, [productKey])[0]);
}

/** The bookmarked products and their folders, for the buttons of all pages. */
export const listBookmarked = (
  actor: SignedInActor,
): Promise<{ product_key: string; folder_id: string | null }[]> =>
  db()
    .selectFrom("bookmarks")
    .where(visibleTo(actor))
    .select(["product_key", "folder_id"])
    .orderBy("created_at")
    .execute();
