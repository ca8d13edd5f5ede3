import { portalKeys } from "@neroli/contract/access/portal-keys.ts";
import type { Permissions } from "@neroli/contract/access/table.ts";
import type { EventType, PortalUserStatus } from "@neroli/contract/enumerations/portals.ts";
import type { AdministeredEvent } from "@neroli/contract/portals/events.ts";
import type { EventUser } from "@neroli/contract/portals/members.ts";
import type { Portal, PublicPortal } from "@neroli/contract/portals/schema.ts";
import type { Actor, SignedInActor } from "../kernel/actor.ts";
import { permissionsIn } from "./queries/find-portal-permissions.ts";
import type { AdministeredRow } from "./queries/get-event.ts";
import type { MemberRow } from "./queries/list-members.ts";
import type { PortalRow, PublicPortalRow } from "./queries/list-portals.ts";

export const presentPortal = (actor: Actor, row: PortalRow): Portal => ({
  key: row.key,
  name: row.name,
  type: row.type as EventType,
  display_name: row.display_name,
  enabled: row.enabled,
  promoted: row.promoted,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  place: row.place,
  country: row.country,
  time_zone: row.time_zone,
  permissions: permissionsIn(actor, row),
  status: (row.status as PortalUserStatus | null) ?? "NOT_SIGNED_UP",
  terms_accepted: row.terms_accepted,
  terms_due: row.terms_due,
});

export const presentPublic = (row: PublicPortalRow): PublicPortal => ({
  ...row,
  type: row.type as EventType,
});

/** With what the reader may give and take there: for support every right that the event knows. */
export const presentMember = (
  actor: SignedInActor,
  managed: ReadonlyMap<string, Permissions> | null,
  row: MemberRow,
): EventUser => ({
  event: { key: row.event_key, display_name: row.display_name, type: row.type },
  user: {
    key: row.user_key,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    status: row.account_status,
    company: row.company_name,
  },
  status: row.status,
  permissions: row.permissions,
  terms_accepted: row.terms_accepted,
  joined_at: row.created_at.toISOString(),
  own: row.user_key === actor.user_key,
  assignable: managed
    ? (managed.get(row.event_key) ?? {})
    : Object.fromEntries(portalKeys(row.type).map((key) => [key, "manage"])),
});

export const presentAdministered = ({
  settings: _,
  ...row
}: AdministeredRow): AdministeredEvent => ({
  ...row,
  companies: row.companies ?? 0,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
