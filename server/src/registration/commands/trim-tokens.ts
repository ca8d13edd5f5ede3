import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Long after it served, or could have, a link need not be told from one that never was. */
export async function trimTokens(): Promise<void> {
  await sql`delete from mailed_tokens where expires_at < now() - interval '60 days'`.execute(db());
}
