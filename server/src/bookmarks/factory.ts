import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

/** A bookmark of somebody, in no folder where nothing is said. */
export const createBookmark = (
  bookmark: Insertable<DB["bookmarks"]>,
): Promise<Selectable<DB["bookmarks"]>> =>
  db().insertInto("bookmarks").values(bookmark).returningAll().executeTakeFirstOrThrow();

/** A folder of somebody, the first where nothing is said. */
export const createBookmarkFolder = (
  folder: Pick<Insertable<DB["bookmark_folders"]>, "user_key"> &
    Partial<Insertable<DB["bookmark_folders"]>>,
): Promise<Selectable<DB["bookmark_folders"]>> =>
  db()
    .insertInto("bookmark_folders")
    .values({ title: `Folder ${randomKey()}`, position: 1, ...folder })
    .returningAll()
    .executeTakeFirstOrThrow();
