import { sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";

/**
 * Notes that this user has signed up by the invitation; part of the sign-up's transaction. False
 * when somebody was faster or it has expired: an invitation serves once.
 */
export function acceptInvitation(invitationKey: string, userKey: string): Promise<boolean> {
  return transaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable("invitations")
      .set({ accepted_at: sql<Date>`now()`, accepted_by: userKey })
      .where("key", "=", invitationKey)
      .where("accepted_at", "is", null)
      .where("withdrawn_at", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
