import {
  type EventType,
  isExhibition,
  type PortalUserStatus,
} from "@neroli/contract/enumerations/portals.ts";
import { db } from "../../kernel/db/db.ts";
import { notFound } from "../../kernel/errors.ts";
import { findPublicPortal } from "../../portals/queries/find-public-portal.ts";
import { publishedEventUsers } from "../../published/portals.ts";

/** Throws not found unless people may sign up by themselves: for exhibitions, and portals that allow it. */
export async function requireOpenPortal(key: string): Promise<void> {
  const portal = await findPublicPortal(key);
  const open = portal && (isExhibition(portal.type as EventType) || portal.settings.takes_sign_ups);
  if (!open) throw notFound();
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
