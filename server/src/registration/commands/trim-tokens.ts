import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/**
 * Long after it served, or could have, a link need not be told from one that never was; of who was
 * invited into a portal and never came nothing is kept.
 */
export async function trimTokens(): Promise<void> {
  await sql`delete from portal_invitations where expires_at < now() - interval '60 days'`.execute(
    db(),
  );
  await sql`delete from mailed_tokens where expires_at < now() - interval '60 days'`.execute(db());
}
