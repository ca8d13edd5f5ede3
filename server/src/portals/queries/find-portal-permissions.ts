import { isSupport } from "@neroli/contract/access/roles.ts";
import {
  type PermissionKey,
  type Permissions,
  permissionKeys,
  permissionLevels,
} from "@neroli/contract/access/table.ts";
import type { EventType, PortalUserStatus } from "@neroli/contract/enumerations/portals.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

/** Support manages every brand portal, and searches it (spec 6). */
const supportPermissions: Permissions = {
  "product.portal.brand": "manage",
  "user.portal.brand": "manage",
  "company.portal.brand": "manage",
  "document.portal.brand": "manage",
  "search.portal.brand": "view",
};

interface Membership {
  type: EventType;
  enabled: boolean;
  /** The status of the person in the event; null without one. */
  status: PortalUserStatus | null;
  permissions: Permissions | null;
}

/** An actor's permissions in one event; none before they are verified there. */
export function permissionsIn(actor: Pick<Actor, "roles">, membership: Membership): Permissions {
  const { type, status } = membership;
  if (isSupport(actor.roles)) return type === "BRAND_PORTAL" ? supportPermissions : {};
  return membership.enabled && status === "VERIFIED" ? known(membership.permissions) : {};
}

/** The granted permissions whose names the contract knows. */
function known(held: Permissions | null): Permissions {
  const entries = permissionKeys.flatMap((key): [PermissionKey, Permissions[PermissionKey]][] => {
    const level = permissionLevels.find((each) => each === held?.[key]);
    return level ? [[key, level]] : [];
  });
  return Object.fromEntries(entries);
}

/** A person's permissions in each enabled event, by the event's key (spec 3, user). */
export async function findPortalPermissions(userKey: string): Promise<Record<string, Permissions>> {
  const rows = await db()
    .selectFrom("event_users")
    .innerJoin("events", "events.key", "event_users.event_key")
    .where("event_users.user_key", "=", userKey)
    .where("events.enabled", "=", true)
    .select(["events.key", "events.type", "events.enabled"])
    .select(["event_users.status", "event_users.permissions"])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.key, permissionsIn({ roles: [] }, row)]));
}
