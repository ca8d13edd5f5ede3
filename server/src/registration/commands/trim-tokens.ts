import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/**
 * Long after it served, or could have, a link need not be told from one that never was; of who was
 * invited, into a company or a portal, and never came nothing is kept.
 */
export async function trimTokens(): Promise<void> {
  const longOver = sql<boolean>`expires_at < now() - interval '60 days'`;
  await db().deleteFrom("portal_invitations").where(longOver).execute();
  await db().deleteFrom("invitations").where(longOver).where("accepted_at", "is", null).execute();
  await db().deleteFrom("mailed_tokens").where(longOver).execute();
}
