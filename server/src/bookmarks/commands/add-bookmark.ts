import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import { sql } from "kysely";
import { findByKeys } from "../../catalogue/queries/find-by-keys.ts";
import { noteProducts } from "../../interactions/commands/note-interactions.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { notFound } from "../../kernel/errors.ts";
import { lockPerson } from "../../published/users.ts";
import { visibleTo } from "../policy.ts";
import { getBookmark } from "../queries/read-bookmarks.ts";
import { refuseForeignFolder, refuseFull } from "./check-room.ts";

interface NewBookmark {
  product_key: string;
  folder_id: string | null;
}

/**
 * Bookmarks a product that exists for this actor; one that is bookmarked stays as it is. Answers it as
 * it is then: another tab may remove it right after.
 */
export async function addBookmark(
  actor: SignedInActor,
  { product_key, folder_id }: NewBookmark,
): Promise<Bookmark> {
  if (findByKeys(actor, [product_key]).length === 0) throw notFound();
  return transaction(async () => {
    await lockPerson(actor);
    await refuseForeignFolder(actor, folder_id);
    const there = await db()
      .selectFrom("bookmarks")
      .where(visibleTo(actor))
      .where("product_key", "=", product_key)
      .select("product_key")
      .forUpdate()
      .executeTakeFirst();
    if (there) return getBookmark(actor, product_key);
    await refuseFull(actor, 1);
    // One that was removed before begins anew.
    const fresh = { folder_id, note: "", version: 1, created_at: sql<Date>`now()` };
    await db()
      .insertInto("bookmarks")
      .values({ user_key: actor.user_key, product_key, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(["user_key", "product_key"]).doUpdateSet({ ...fresh, removed_at: null }),
      )
      .execute();
    await noteProducts(actor, { kind: "BOOKMARK", products: [product_key] });
    return getBookmark(actor, product_key);
  });
}
