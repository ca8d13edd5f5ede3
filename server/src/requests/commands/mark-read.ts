import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

/**
 * The database's clock, to the microsecond. Read under the request's lock, it orders changes and
 * readings of the request correctly, whichever processes they happen in.
 */
export const moment = sql<Date>`clock_timestamp()`;

/** Notes that the actor has read everything that happened to the request so far. */
export async function markRead(actor: SignedInActor, requestKey: string): Promise<void> {
  await db()
    .insertInto("request_reads")
    .values({ request_key: requestKey, user_key: actor.user_key, read_at: moment })
    .onConflict((conflict) =>
      conflict.columns(["request_key", "user_key"]).doUpdateSet({ read_at: moment }),
    )
    .execute();
}
