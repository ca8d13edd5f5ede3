import type { Language } from "@neroli/contract/kernel/language.ts";
import { sql } from "kysely";
import { db, emit, transaction } from "../../kernel/db/db.ts";
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
  /** Its people have invited the person, who waits for nobody. */
  admitted?: boolean;
}

/**
 * Gives a person who signed up a place in the portal, for its people to verify unless they have
 * invited the person. Who has one already keeps it as it is, but for terms accepted only now, and
 * for who waits and is invited; blocked ones stay so. Whether the portal takes sign-ups is asked
 * before (registration).
 */
export async function joinPortal(joining: Joining): Promise<void> {
  const {
    user_key,
    portal,
    terms_accepted,
    terms_version: version,
    language,
    admitted = false,
  } = joining;
  const terms_accepted_at = terms_accepted ? sql<Date>`now()` : null;
  await transaction(async () => {
    await db()
      .insertInto("event_users")
      .values({
        ...{ event_key: portal, user_key, terms_accepted_at },
        status: admitted ? "VERIFIED" : "AWAITING_VERIFICATION",
      })
      .onConflict((known) =>
        known.columns(["event_key", "user_key"]).doUpdateSet({
          terms_accepted_at: sql<Date>`
            coalesce(event_users.terms_accepted_at, excluded.terms_accepted_at)`,
          ...(admitted && { status: letIn }),
        }),
      )
      .execute();
    if (terms_accepted) await noteAcceptance({ event: portal, user_key, version, language });
    if (admitted) emit({ topic: "user.changed", key: user_key, data: { actor: user_key } });
  });
}

const letIn = sql<"VERIFIED">`case event_users.status
  when 'AWAITING_VERIFICATION' then 'VERIFIED' else event_users.status end`;
