import { bookmarkLimit } from "@neroli/contract/bookmarks/limits.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, notFound } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";

/** Refuses what would be more bookmarks than one may have. */
export async function refuseFull(actor: SignedInActor, more: number): Promise<void> {
  const { count } = await db()
    .selectFrom("bookmarks")
    .where(visibleTo(actor))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  if (count + more > bookmarkLimit) throw new AppError("bookmarks.full", { count });
}

/** Somebody else's folder is as good as none. */
export async function refuseForeignFolder(actor: SignedInActor, id: string | null): Promise<void> {
  if (id === null) return;
  const own = await db()
    .selectFrom("bookmark_folders")
    .where("id", "=", id)
    .where("user_key", "=", actor.user_key)
    .select("id")
    .executeTakeFirst();
  if (!own) throw notFound();
}
