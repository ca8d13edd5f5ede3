import type { Permissions } from "@neroli/contract/access/table.ts";
import type { EventType, PortalUserStatus } from "@neroli/contract/enumerations/portals.ts";
import type { UserStatus } from "@neroli/contract/enumerations/users.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { portalMemberEndpoints } from "@neroli/contract/portals/members.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { termsAccepted } from "../../published/portals.ts";
import { publishedPortalInvitations } from "../../published/registration.ts";
import { publishedUsers } from "../../published/users.ts";
import type { ManagedEvents } from "./managed-events.ts";

type Queries = typeof portalMemberEndpoints;
type Query = z.output<Queries["GET /events/users"]["query"]>;
type ActiveQuery = z.output<Queries["GET /events/users/active"]["query"]>;

/** Somebody's place in an event. */
export interface MemberRow {
  event_key: string;
  display_name: string;
  type: EventType;
  user_key: string;
  firstname: string;
  lastname: string;
  email: string;
  account_status: UserStatus;
  company_name: string | null;
  status: PortalUserStatus;
  permissions: Permissions;
  terms_accepted: boolean;
  created_at: Date;
}

/** Who is invited and has no place there: nothing is known of them but the address. */
export interface InvitedRow extends Omit<MemberRow, "user_key" | "account_status"> {
  user_key: null;
  account_status: null;
  invitation_key: string;
  inviter: string;
  sent_at: Date;
  expires_at: Date;
}

export type PersonRow = (MemberRow & { invitation_key: null }) | InvitedRow;

const selectPlaces = () =>
  db()
    .selectFrom("event_users")
    .innerJoin("events", "events.key", "event_users.event_key")
    .innerJoin(publishedUsers(), "users.key", "event_users.user_key")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .select(["events.key as event_key", "events.display_name", "events.type"])
    .select(sql<string | null>`users.key`.as("user_key"))
    .select(["users.firstname", "users.lastname", "users.email"])
    .select(sql<string | null>`users.status`.as("account_status"))
    .select("companies.name as company_name")
    .select(sql<string>`event_users.status`.as("status"))
    .select(["event_users.permissions", termsAccepted.as("terms_accepted")])
    .select("event_users.created_at")
    .select(
      sql<boolean>`
        event_users.status = 'VERIFIED' and users.status = 'VERIFIED' and users.enabled
          and events.enabled`.as("active"),
    )
    .select(sql<string | null>`null::text`.as("invitation_key"))
    .select(sql<string | null>`null::text`.as("inviter"))
    .select(sql<Date | null>`null::timestamptz`.as("sent_at"))
    .select(sql<Date | null>`null::timestamptz`.as("expires_at"));

/** Who has signed up meanwhile has a place, whatever became of the invitation. */
const selectInvited = () =>
  db()
    .selectFrom(publishedPortalInvitations())
    .innerJoin("events", "events.key", "portal_invitations.event_key")
    .innerJoin(publishedUsers("inviter"), "inviter.key", "portal_invitations.invited_by")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("event_users")
            .innerJoin(publishedUsers(), "users.key", "event_users.user_key")
            .whereRef("event_users.event_key", "=", "portal_invitations.event_key")
            .where(sql<boolean>`lower(users.email) = lower(portal_invitations.email)`)
            .select("users.key"),
        ),
      ),
    )
    .select(["events.key as event_key", "events.display_name", "events.type"])
    .select(sql<string | null>`null::text`.as("user_key"))
    .select([sql<string>`''`.as("firstname"), sql<string>`''`.as("lastname")])
    .select("portal_invitations.email")
    .select(sql<string | null>`null::text`.as("account_status"))
    .select(sql<string | null>`null::text`.as("company_name"))
    .select(sql<string>`'NOT_SIGNED_UP'`.as("status"))
    .select(sql<Permissions>`'{}'::jsonb`.as("permissions"))
    .select(sql<boolean>`false`.as("terms_accepted"))
    .select("portal_invitations.created_at")
    .select(sql<boolean>`false`.as("active"))
    .select(sql<string | null>`portal_invitations.key`.as("invitation_key"))
    .select(sql<string | null>`concat_ws(' ', inviter.firstname, inviter.lastname)`.as("inviter"))
    .select(sql<Date | null>`portal_invitations.sent_at`.as("sent_at"))
    .select(sql<Date | null>`portal_invitations.expires_at`.as("expires_at"));

/** Those who are in the events that the actor decides about, wait for them or are invited. */
export const listPeople = async (managed: ManagedEvents, query: Query) =>
  (await list(managed, query)) as PageOf<PersonRow>;

/** Whose place counts now. */
export const listActive = async (managed: ManagedEvents, query: ActiveQuery) =>
  (await list(managed, { ...query, active: true })) as PageOf<MemberRow>;

export const getMember = async (event: string, userKey: string): Promise<MemberRow> =>
  found(
    await selectPlaces()
      .where("events.key", "=", event)
      .where("users.key", "=", userKey)
      .executeTakeFirst(),
  ) as MemberRow;

function list(managed: ManagedEvents, query: Query & { active?: true }) {
  let rows = db().selectFrom(selectPlaces().unionAll(selectInvited()).as("people")).selectAll();
  if (query.active) rows = rows.where("active", "=", true);
  if (query.has_rights !== undefined) {
    const none = sql<boolean>`permissions = '{}'`;
    rows = rows.where((place) => (query.has_rights ? place.not(none) : none));
  }
  if (managed) rows = rows.where("event_key", "in", ["", ...managed.keys()]);
  if (query.event__eq) rows = rows.where("event_key", "=", query.event__eq);
  if (query.user__eq) rows = rows.where("user_key", "=", query.user__eq);
  if (query.status__eq) rows = rows.where("status", "=", query.status__eq);
  if (query.name__icontains) {
    const typed = containing(query.name__icontains);
    rows = rows.where((eb) =>
      eb.or([
        eb(sql<string>`concat_ws(' ', firstname, lastname)`, "ilike", typed),
        eb("email", "ilike", typed),
      ]),
    );
  }
  return listPage(rows, query, {
    sorts: {
      joined_at: "created_at",
      // Of the invited there is no name.
      name: sql<string>`lower(coalesce(nullif(concat_ws(' ', lastname, firstname), ' '), email))`,
    },
    fallback: "joined_at",
    tie: sql<string>`event_key || ' ' || coalesce(user_key, invitation_key)`,
  });
}
