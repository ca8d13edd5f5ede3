import type { Language } from "@neroli/contract/kernel/language.ts";
import { sql } from "kysely";
import { db, transaction } from "../../kernel/db/db.ts";
import { noteAcceptance } from "./note-acceptance.ts";

interface Accepting {
  user_key: string;
  event: string;
  /** The version that was shown; the newest where nothing is said. */
  version?: number | undefined;
  language: Language;
}

/**
 * Notes that a person accepts the terms of an event: the first time, and each version of them.
 * False for one who does not belong to it.
 */
export async function acceptTerms(accepting: Accepting): Promise<boolean> {
  return transaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable("event_users")
      .set({ terms_accepted_at: sql<Date>`coalesce(terms_accepted_at, now())` })
      .where("event_key", "=", accepting.event)
      .where("user_key", "=", accepting.user_key)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await noteAcceptance(accepting);
    return true;
  });
}
