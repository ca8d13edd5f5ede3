import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit } from "../../../kernel/db/db.ts";
import { AppError, found } from "../../../kernel/errors.ts";
import { once } from "../../../kernel/once/once.ts";
import { getManagedEvent } from "../../../portals/queries/get-managed-event.ts";
import { limitInviting } from "../../invitations/commands/limit-inviting.ts";
import { inThirtyDays } from "../../invitations/commands/validity.ts";
import { unmailedHash } from "../../tokens/token.ts";
import { aDayAgo } from "./a-day-ago.ts";

interface Named {
  event: string;
  key: string;
}

/** Mails the invitation anew with another link; the one before is of no use any more. */
export async function remindInvited(actor: SignedInActor, named: Named): Promise<void> {
  const { event, key } = named;
  await getManagedEvent(actor, event, "user");
  await limitInviting(actor);
  await once(async () => {
    const renewed = await db()
      .updateTable("portal_invitations")
      .set({ token_hash: unmailedHash(), expires_at: inThirtyDays, sent_at: sql<Date>`now()` })
      .where("key", "=", key)
      .where("event_key", "=", event)
      .where("sent_at", "<", aDayAgo)
      .returning("key")
      .executeTakeFirst();
    if (!renewed) throw await tooSoon(named);
    emit({ topic: "portal.invited", key, data: { language: actor.language } });
    await audit(actor, { action: "event.person-reminded", key: event });
  });
}

async function tooSoon({ event, key }: Named): Promise<AppError> {
  const row = await db()
    .selectFrom("portal_invitations")
    .where("key", "=", key)
    .where("event_key", "=", event)
    .select(sql<number>`ceil(extract(epoch from sent_at - ${aDayAgo}))::int`.as("seconds"))
    .executeTakeFirst();
  return new AppError("too-many-requests", { seconds: Math.max(1, found(row).seconds) });
}
