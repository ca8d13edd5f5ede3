import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";
import { getManagedEvent } from "../../../portals/queries/get-managed-event.ts";

/** Takes an invitation back: nothing of it is kept, and its link opens nothing. */
export async function withdrawFromPortal(
  actor: SignedInActor,
  { event, key }: { event: string; key: string },
): Promise<void> {
  await getManagedEvent(actor, event, "user");
  await transaction(async () => {
    const gone = await db()
      .deleteFrom("portal_invitations")
      .where("key", "=", key)
      .where("event_key", "=", event)
      .returning("key")
      .executeTakeFirst();
    found(gone);
    await audit(actor, { action: "event.invitation-withdrawn", key: event });
  });
}
