import type { SignedInActor } from "../../../kernel/actor.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { notFound } from "../../../kernel/errors.ts";
import { noteSecurity } from "../../../kernel/security-log.ts";
import { endSession, endSessions } from "../../commands/end-sessions.ts";

/** Ends one of one's own sessions. */
export async function endOwnSession(actor: SignedInActor, id: string): Promise<void> {
  await transaction(async () => {
    const own = await db()
      .selectFrom("sessions")
      .where("id", "=", id)
      .where("user_key", "=", actor.user_key)
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (!own) throw notFound();
    await endSession(id);
    await noteSecurity({ kind: "session-ended", details: { by: "person" } });
  });
}

/** Ends every session but the one that asks. */
export const endOtherSessions = ({ user_key, session }: SignedInActor): Promise<void> =>
  endSessions(user_key, "person", session);
