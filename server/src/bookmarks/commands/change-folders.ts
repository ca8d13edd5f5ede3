import { folderLimit } from "@neroli/contract/bookmarks/limits.ts";
import type { FolderForm } from "@neroli/contract/bookmarks/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { lockPerson } from "../../published/users.ts";

const selectOwn = (actor: SignedInActor) =>
  db().selectFrom("bookmark_folders").where("user_key", "=", actor.user_key);

/** Refuses a title that another folder of the same person has, in whatever case. */
async function refuseTitle(actor: SignedInActor, title: string, own?: string): Promise<void> {
  const other = await selectOwn(actor)
    .where(sql`lower(title)`, "=", sql`lower(${title})`)
    .select("id")
    .executeTakeFirst();
  if (other && other.id !== own) throw new AppError("bookmarks.title-taken");
}

/** Answers its id. */
export async function createFolder(actor: SignedInActor, title: string): Promise<string> {
  return once(async () => {
    await lockPerson(actor);
    await refuseTitle(actor, title);
    const { count, last } = await selectOwn(actor)
      .select([sql<number>`count(*)`.as("count"), sql<number>`max(position)`.as("last")])
      .executeTakeFirstOrThrow();
    if (count >= folderLimit) throw new AppError("bookmarks.folders-full", { count });
    const { id } = await db()
      .insertInto("bookmark_folders")
      .values({ user_key: actor.user_key, title, position: (last ?? 0) + 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Renames a folder, if nobody has since it was read. */
export async function renameFolder(
  actor: SignedInActor,
  { id, form: { title, version } }: { id: string; form: FolderForm },
): Promise<void> {
  await transaction(async () => {
    await lockPerson(actor);
    const before = found(
      await selectOwn(actor).where("id", "=", id).select(["title", "version"]).executeTakeFirst(),
    );
    if (before.title === title) return;
    if (before.version !== version) {
      const current = { title: before.title };
      throw new AppError("conflict", { version: before.version, changed: ["title"], current });
    }
    await refuseTitle(actor, title, id);
    await db()
      .updateTable("bookmark_folders")
      .set({ title, version: version + 1 })
      .where("id", "=", id)
      .execute();
  });
}

/** These first, in this order; the others follow as they were. */
export async function orderFolders(actor: SignedInActor, wanted: readonly string[]): Promise<void> {
  await transaction(async () => {
    await lockPerson(actor);
    const rows = await selectOwn(actor).select("id").orderBy("position").orderBy("id").execute();
    const own = rows.map(({ id }) => id);
    const order = [...new Set([...wanted.filter((id) => own.includes(id)), ...own])];
    for (const [at, id] of order.entries()) {
      await db()
        .updateTable("bookmark_folders")
        .set({ position: at + 1 })
        .where("id", "=", id)
        .execute();
    }
  });
}

/** Its bookmarks go to no folder, or are removed with it. */
export async function deleteFolder(
  actor: SignedInActor,
  { id, bookmarks }: { id: string; bookmarks: "keep" | "remove" },
): Promise<void> {
  await transaction(async () => {
    await lockPerson(actor);
    found(await selectOwn(actor).where("id", "=", id).select("id").executeTakeFirst());
    if (bookmarks === "remove") {
      // For good: the folder to bring them back to is gone.
      await db()
        .deleteFrom("bookmarks")
        .where("folder_id", "=", id)
        .where("user_key", "=", actor.user_key)
        .execute();
    }
    await db().deleteFrom("bookmark_folders").where("id", "=", id).execute();
  });
}
