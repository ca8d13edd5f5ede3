import type { Folders } from "@neroli/contract/bookmarks/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { visibleTo } from "../policy.ts";

/** The actor's folders in their order, and what is in them. */
export async function listFolders(actor: SignedInActor): Promise<Folders> {
  const rows = await db()
    .selectFrom("bookmark_folders")
    .where("user_key", "=", actor.user_key)
    .select(["id", "title", "version"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const counts = await db()
    .selectFrom("bookmarks")
    .where(visibleTo(actor))
    .select(["folder_id", sql<number>`count(*)`.as("bookmarks")])
    .groupBy("folder_id")
    .execute();
  const count = new Map(counts.map(({ folder_id, bookmarks }) => [folder_id, bookmarks]));
  return {
    folders: rows.map((row) => ({ ...row, bookmarks: count.get(row.id) ?? 0 })),
    unsorted: count.get(null) ?? 0,
  };
}
