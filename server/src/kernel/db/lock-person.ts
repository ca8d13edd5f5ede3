import type { SignedInActor } from "../actor.ts";
import { db } from "./db.ts";

/** One change of what a person keeps after the other, so that limits and orders hold. */
export async function lockPerson(actor: SignedInActor): Promise<void> {
  await db()
    .selectFrom("users")
    .where("key", "=", actor.user_key)
    .select("key")
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
