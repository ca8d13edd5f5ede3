import {
  type EventType,
  isExhibition,
  type PortalUserStatus,
} from "@neroli/contract/enumerations/portals.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { notFound } from "../../kernel/errors.ts";
import { findPublicPortal } from "../../portals/queries/find-public-portal.ts";
import { publishedEventUsers } from "../../published/portals.ts";
import { getPortalInvitation, type PortalInvitationRow } from "../portal-invitations/queries.ts";

/** Throws not found unless people may sign up by themselves: for exhibitions, and portals that allow it. */
export async function requireOpenPortal(key: string): Promise<void> {
  const portal = await findPublicPortal(key);
  const open = portal && (isExhibition(portal.type as EventType) || portal.settings.takes_sign_ups);
  if (!open) throw notFound();
}

/** The invitation by whose link somebody signs up; without one the portal must take sign-ups. */
export async function findWayIn(
  actor: Actor,
  { portal, invitation_key }: { portal: string; invitation_key?: string | undefined },
): Promise<PortalInvitationRow | null> {
  if (invitation_key === undefined) {
    await requireOpenPortal(portal);
    return null;
  }
  const invitation = await getPortalInvitation(actor, invitation_key);
  if (invitation.event_key !== portal) throw notFound();
  return invitation;
}

/** A person's status in a portal. */
export async function findPlace(portal: string, userKey: string): Promise<PortalUserStatus> {
  const row = await db()
    .selectFrom(publishedEventUsers())
    .where("event_key", "=", portal)
    .where("user_key", "=", userKey)
    .select("status")
    .executeTakeFirst();
  return row?.status ?? "NOT_SIGNED_UP";
}
