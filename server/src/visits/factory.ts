import type { Insertable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";

/** An exhibitor that somebody keeps; one that is kept stays as it is. */
export async function createVisit(visit: Insertable<DB["visits"]>): Promise<void> {
  await db()
    .insertInto("visits")
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
