import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

/** What somebody agreed to; undefined before anything was decided. */
export const findConsent = (actor: SignedInActor) =>
  db()
    .selectFrom("interaction_consents")
    .where("user_key", "=", actor.user_key)
    .select(["level", "changed_at"])
    .executeTakeFirst();
