import { sql } from "kysely";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { noteSecurity, type SecurityEvent } from "../../kernel/security-log.ts";

/** Why sessions end: their person wants it, or the password, a factor or the account has changed. */
type Cause = Extract<SecurityEvent, { kind: "session-ended" }>["details"]["by"];

/**
 * Signs a person out everywhere: sessions, grants, codes, refresh tokens and sign-ins that are just
 * going on, those that wait for a second factor too, are forgotten, but for those of the grant
 * `except`. Access tokens end with their grant.
 */
export function endSessions(user_key: string, by: Cause, except?: string): Promise<void> {
  // As text: a payload may hold a zero byte, on which PostgreSQL's JSON functions fail. Inside a
  // string the quotes would be escaped, so that this finds the member alone.
  const member = JSON.stringify({ accountId: user_key }).slice(1, -1);
  const kept = except === undefined ? null : `"${except}"`;
  return transaction(async () => {
    const { rows } = await sql<{ model: string }>`
      delete from identity_payloads
      where position(${member} in payload::text) > 0
        and (${kept}::text is null
          or (position(${kept}::text in payload::text) = 0 and id <> ${except ?? ""}))
      returning model`.execute(db());
    await db().deleteFrom("sign_in_steps").where("user_key", "=", user_key).execute();
    emit({ topic: "session.ended", key: user_key });
    // A session is its grant; who was signed in nowhere else has lost none.
    if (!rows.some(({ model }) => model === "Grant")) return;
    await noteSecurity({ kind: "session-ended", user_key, details: { by } });
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
