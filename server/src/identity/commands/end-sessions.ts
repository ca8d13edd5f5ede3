import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/**
 * Signs a person out everywhere: sessions, grants, codes, refresh tokens and sign-ins that are just
 * going on are forgotten, but for those of the grant `except`. Access tokens end by themselves.
 */
export async function endSessions(userKey: string, except?: string): Promise<void> {
  // As text: a payload may hold a zero byte, on which PostgreSQL's JSON functions fail. Inside a
  // string the quotes would be escaped, so that this finds the member alone.
  const member = JSON.stringify({ accountId: userKey }).slice(1, -1);
  const kept = except === undefined ? null : `"${except}"`;
  await sql`
    delete from identity_payloads
    where position(${member} in payload::text) > 0
      and (${kept}::text is null
        or (position(${kept}::text in payload::text) = 0 and id <> ${except ?? ""}))`.execute(db());
}
