import type { InviteFault } from "@neroli/contract/registration/invitations.ts";
import type { PortalInvite } from "@neroli/contract/registration/portal-invitations.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit } from "../../../kernel/db/db.ts";
import { randomKey } from "../../../kernel/key.ts";
import { once } from "../../../kernel/once/once.ts";
import { getManagedEvent } from "../../../portals/queries/get-managed-event.ts";
import { publishedEvents, publishedEventUsers } from "../../../published/portals.ts";
import { publishedUsers } from "../../../published/users.ts";
import { faultOfAddress } from "../../invitations/commands/fault-of-address.ts";
import { limitInviting } from "../../invitations/commands/limit-inviting.ts";
import type { Outcome } from "../../invitations/commands/outcome.ts";
import { inThirtyDays } from "../../invitations/commands/validity.ts";
import { unmailedHash } from "../../tokens/token.ts";
import { aDayAgo } from "./a-day-ago.ts";

type Form = z.output<typeof PortalInvite>;

/**
 * Invites those of the addresses that can be invited into a portal or exhibition, and answers what
 * became of each. What is kept of the call names places in the form: addresses stand in the
 * invitations alone, and go with them.
 */
export async function inviteIntoPortal(
  actor: SignedInActor,
  { event, form }: { event: string; form: Form },
): Promise<Outcome> {
  await getManagedEvent(actor, event, "user");
  await limitInviting(actor);
  const emails = form.users.map(({ email }) => email);
  const faults = await once(async () => {
    await lockEvent(event);
    const places = await findPlaces(event, emails);
    const invited = new Set<string>();
    const found: (InviteFault | null)[] = [];
    for (const email of emails) {
      const small = email.toLowerCase();
      const fault = places.get(small) ?? faultOfAddress(email);
      if (fault || invited.has(small)) found.push(fault);
      else if (await inviteOne(actor, { event, email, message: form.message })) {
        invited.add(small);
        found.push(null);
      } else found.push("INVITED_TODAY");
    }
    if (invited.size > 0) {
      const after = { people: invited.size };
      await audit(actor, { action: "event.people-invited", key: event, after });
    }
    return found;
  });
  return {
    invited: emails.filter((_, at) => faults[at] === null),
    refused: emails.flatMap((email, at) => {
      const fault = faults[at];
      return fault ? [{ at, email, fault }] : [];
    }),
  };
}

/** One call for an event at a time. */
const lockEvent = (key: string) =>
  db()
    .selectFrom(publishedEvents())
    .where("key", "=", key)
    .select("key")
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Address in small letters -> why who has a place there, which the inviter reads, is not invited. */
async function findPlaces(
  event: string,
  emails: readonly string[],
): Promise<Map<string, InviteFault>> {
  const rows = await db()
    .selectFrom(publishedEventUsers())
    .innerJoin(publishedUsers(), "users.key", "event_users.user_key")
    .where("event_users.event_key", "=", event)
    .where((eb) =>
      eb(
        eb.fn<string>("lower", ["users.email"]),
        "in",
        emails.map((email) => email.toLowerCase()),
      ),
    )
    .select((eb) => [eb.fn<string>("lower", ["users.email"]).as("email"), "event_users.status"])
    .execute();
  const faultOf = (status: string) =>
    status === "BLOCKED" ? "BLOCKED_BLACKLISTED_EMAIL" : "HAS_PLACE";
  return new Map(rows.map(({ email, status }) => [email, faultOf(status)]));
}

interface NewInvitation {
  event: string;
  email: string;
  message: string;
}

/** A new invitation, or the one of that address renewed; false where its last mail is too new. */
async function inviteOne(actor: SignedInActor, { event, email, message }: NewInvitation) {
  const columns = {
    email,
    message,
    invited_by: actor.user_key,
    token_hash: unmailedHash(),
    expires_at: inThirtyDays,
    sent_at: sql<Date>`now()`,
  };
  const written = await db()
    .insertInto("portal_invitations")
    .values({ ...columns, key: randomKey(), event_key: event })
    .onConflict((known) =>
      known
        .expression(sql`event_key, lower(email)`)
        .doUpdateSet(columns)
        .where("portal_invitations.sent_at", "<", aDayAgo),
    )
    .returning("key")
    .executeTakeFirst();
  if (!written) return false;
  emit({ topic: "portal.invited", key: written.key, data: { language: actor.language } });
  return true;
}
