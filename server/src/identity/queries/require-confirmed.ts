import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { requireSignInHere } from "./relying-party.ts";

/** A proof holds in the session in which it was given. */
export const ofSession = (actor: SignedInActor) => ({
  user_key: actor.user_key,
  session: actor.session ?? "",
});

/** Refuses who has not proved it in the last minutes: an open session alone changes no factor. */
export async function requireConfirmed(actor: SignedInActor): Promise<void> {
  requireSignInHere();
  const { user_key, session } = ofSession(actor);
  const confirmed = await db()
    .selectFrom("confirmations")
    .where("user_key", "=", user_key)
    .where("session", "=", session)
    .where("confirmed_until", ">", sql<Date>`now()`)
    .select("user_key")
    .executeTakeFirst();
  if (!confirmed) throw new AppError("factors.confirm-first");
}
