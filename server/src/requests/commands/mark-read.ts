import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

/**
 * The database's clock, to the microsecond: under the request's lock it tells for certain what came
 * first, the news or its reading, in whichever processes they happened.
 */
export const moment = sql<Date>`clock_timestamp()`;

/** All that has happened so far is read by the actor. */
export async function markRead(actor: SignedInActor, requestKey: string): Promise<void> {
  await db()
    .insertInto("request_reads")
    .values({ request_key: requestKey, user_key: actor.user_key, read_at: moment })
    .onConflict((conflict) =>
      conflict.columns(["request_key", "user_key"]).doUpdateSet({ read_at: moment }),
    )
    .execute();
}
