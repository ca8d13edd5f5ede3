import { type SqlBool, sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";
import { admitMember } from "../../../portals/commands/admit-member.ts";
import { joinPortal } from "../../../portals/commands/join-portal.ts";
import { publishedEventUsers } from "../../../published/portals.ts";
import { publishedUsers } from "../../../published/users.ts";
import { findHost } from "../queries.ts";

type Joining = Omit<Parameters<typeof joinPortal>[0], "admitted">;

/**
 * Gives a place to somebody who has proved this address: where it is invited, the invitation is used
 * up, and lets in at once while its link is good and the inviter still decides about the people.
 */
export async function joinInvited(joining: Joining, email: string): Promise<void> {
  await transaction(async () => {
    const invitation = await useInvitation(joining.portal, email);
    await joinPortal({ ...joining, admitted: invitation?.vouched ?? false });
  });
}

/**
 * The same for who signs up by the mailed link. False where somebody was faster, or it was taken
 * back meanwhile.
 */
export async function joinByLink(
  joining: Joining,
  { email, key }: { email: string; key: string },
): Promise<boolean> {
  return transaction(async () => {
    const invitation = await useInvitation(joining.portal, email);
    if (invitation?.key !== key || !invitation.good) return false;
    await joinPortal({ ...joining, admitted: invitation.vouched });
    return true;
  });
}

/**
 * Lets in who had asked for a place before their address was proved, wherever it is invited. A
 * stranger who signs up with an invited address never comes here.
 */
export async function admitInvited(userKey: string): Promise<void> {
  await transaction(async () => {
    const rows = await db()
      .selectFrom("portal_invitations")
      .innerJoin(publishedEventUsers(), "event_users.event_key", "portal_invitations.event_key")
      .innerJoin(publishedUsers(), "users.key", "event_users.user_key")
      .where("users.key", "=", userKey)
      .where("users.activated_at", "is not", null)
      .where(sql<SqlBool>`lower(users.email) = lower(portal_invitations.email)`)
      .select(["portal_invitations.event_key", "portal_invitations.email"])
      .execute();
    for (const { event_key: event, email } of rows) {
      const invitation = await useInvitation(event, email);
      if (invitation?.vouched) await admitMember({ event, user_key: userKey });
    }
  });
}

/** Takes the invitation of an address away; whoever comes second finds none. */
async function useInvitation(event: string, email: string) {
  const used = await db()
    .deleteFrom("portal_invitations")
    .where("event_key", "=", event)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .returning(["key", "invited_by", sql<boolean>`expires_at > now()`.as("good")])
    .executeTakeFirst();
  if (!used) return null;
  const { key, good, invited_by } = used;
  const vouched = good && (await findHost(event, invited_by)).vouches;
  return { key, good, vouched };
}
