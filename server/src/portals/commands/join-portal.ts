import type { Language } from "@neroli/contract/kernel/language.ts";
import { sql } from "kysely";
import { db, transaction } from "../../kernel/db/db.ts";
import { noteAcceptance } from "./note-acceptance.ts";

interface Joining {
  user_key: string;
  portal: string;
  /** The portal's own terms (spec 3, event_terms_accepted). */
  terms_accepted: boolean;
  /** The version of them that was shown; the newest where nothing is said. */
  terms_version?: number | undefined;
  /** In which the person reads. */
  language: Language;
}

/**
 * Gives a person who signed up a place in the portal, for its people to verify. Who has one already
 * keeps it as it is, but for terms accepted only now. Whether the portal takes sign-ups is asked
 * before (registration).
 */
export async function joinPortal(joining: Joining): Promise<void> {
  const { user_key, portal, terms_accepted, terms_version: version, language } = joining;
  const terms_accepted_at = terms_accepted ? sql<Date>`now()` : null;
  await transaction(async () => {
    await db()
      .insertInto("event_users")
      .values({ event_key: portal, user_key, terms_accepted_at })
      .onConflict((known) =>
        known.columns(["event_key", "user_key"]).doUpdateSet({
          terms_accepted_at: sql<Date>`
            coalesce(event_users.terms_accepted_at, excluded.terms_accepted_at)`,
        }),
      )
      .execute();
    if (terms_accepted) await noteAcceptance({ event: portal, user_key, version, language });
  });
}
