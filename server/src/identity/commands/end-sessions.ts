import { sql } from "kysely";
import { db, emit, transaction } from "../../kernel/db/db.ts";

/**
 * Signs a person out everywhere: sessions, grants, codes, refresh tokens and sign-ins that are just
 * going on are forgotten, but for those of the grant `except`. Access tokens end with their grant.
 */
export function endSessions(userKey: string, except?: string): Promise<void> {
  // As text: a payload may hold a zero byte, on which PostgreSQL's JSON functions fail. Inside a
  // string the quotes would be escaped, so that this finds the member alone.
  const member = JSON.stringify({ accountId: userKey }).slice(1, -1);
  const kept = except === undefined ? null : `"${except}"`;
  return transaction(async () => {
    await sql`
      delete from identity_payloads
      where position(${member} in payload::text) > 0
        and (${kept}::text is null
          or (position(${kept}::text in payload::text) = 0 and id <> ${except ?? ""}))`.execute(
      db(),
    );
    emit({ topic: "session.ended", key: userKey });
  });
}

/** Ends one session: its grant with all that it gave, and what knows its browser without a password. */
export function endSession(id: string): Promise<void> {
  return transaction(async () => {
    const row = await db()
      .deleteFrom("sessions")
      .where("id", "=", id)
      .returning("user_key")
      .executeTakeFirst();
    await sql`
      delete from identity_payloads
      where (model = 'Grant' and id = ${id}) or grant_id = ${id}
        or (model = 'Session' and position(${`"${id}"`} in payload::text) > 0)`.execute(db());
    if (row) emit({ topic: "session.ended", key: row.user_key });
  });
}
