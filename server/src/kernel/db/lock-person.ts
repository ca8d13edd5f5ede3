import type { SignedInActor } from "../actor.ts";
import { db } from "./db.ts";

/**
 * What one person changes waits here, until the transaction ends, for what the same person changes at
 * the same moment: limits and orders hold, and a form that was sent twice is found the second time.
 */
export async function lockPerson(actor: SignedInActor): Promise<void> {
  await db()
    .selectFrom("users")
    .where("key", "=", actor.user_key)
    .select("key")
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
