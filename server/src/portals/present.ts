import { portalKeys } from "@neroli/contract/access/portal-keys.ts";
import type { EventType, PortalUserStatus } from "@neroli/contract/enumerations/portals.ts";
import type { AdministeredEvent } from "@neroli/contract/portals/events.ts";
import type { EventPerson, EventUser } from "@neroli/contract/portals/members.ts";
import type { Portal, PublicPortal } from "@neroli/contract/portals/schema.ts";
import type { Actor, SignedInActor } from "../kernel/actor.ts";
import { permissionsIn } from "./queries/find-portal-permissions.ts";
import type { AdministeredRow } from "./queries/get-event.ts";
import type { InvitedRow, MemberRow, PersonRow } from "./queries/list-people.ts";
import type { PortalRow, PublicPortalRow } from "./queries/list-portals.ts";
import type { ManagedEvents } from "./queries/managed-events.ts";

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
  managed: ManagedEvents,
  row: MemberRow,
): EventUser => ({
  ...presentPlace(row),
  user: { ...presentUser(row), key: row.user_key, status: row.account_status },
  own: row.user_key === actor.user_key,
  assignable: managed
    ? (managed.get(row.event_key) ?? {})
    : Object.fromEntries(portalKeys(row.type).map((key) => [key, "manage"])),
});

/** The same of who is invited, to whom nothing can be given yet. */
export const presentPerson = (
  actor: SignedInActor,
  managed: ManagedEvents,
  row: PersonRow,
): EventPerson =>
  row.invitation_key === null
    ? { ...presentMember(actor, managed, row), invitation: null }
    : {
        ...presentPlace(row),
        user: { ...presentUser(row), key: null, status: null },
        own: false,
        assignable: {},
        invitation: presentInvitation(row),
      };

const presentInvitation = ({ invitation_key, inviter, sent_at, expires_at }: InvitedRow) => ({
  key: invitation_key,
  inviter,
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
  remindable_at: new Date(sent_at.getTime() + dayLength).toISOString(),
});

const dayLength = 86_400_000;

const presentUser = ({ firstname, lastname, email, company_name }: MemberRow | InvitedRow) => ({
  firstname,
  lastname,
  email,
  company: company_name,
});

const presentPlace = (row: MemberRow | InvitedRow) => ({
  event: { key: row.event_key, display_name: row.display_name, type: row.type },
  status: row.status,
  permissions: row.permissions,
  terms_accepted: row.terms_accepted,
  joined_at: row.created_at.toISOString(),
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
