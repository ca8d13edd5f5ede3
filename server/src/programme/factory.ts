import type { Insertable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";

type NewTalk = Pick<Insertable<DB["talks"]>, "event_key" | "day"> &
  Partial<Insertable<DB["talks"]>>;

/** From ten to half past ten, in no room yet, unless something else is said; answers its key. */
export async function createTalk(given: NewTalk): Promise<string> {
  const { id } = await db()
    .insertInto("talks")
    .values({ title: "Preservation without surprises", starts: "10:00", ends: "10:30", ...given })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
