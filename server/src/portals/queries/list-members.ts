import { managesPeople } from "@neroli/contract/access/portal-keys.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Permissions } from "@neroli/contract/access/table.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { portalMemberEndpoints } from "@neroli/contract/portals/members.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { termsAccepted } from "../../published/portals.ts";
import { publishedUsers } from "../../published/users.ts";
import { permissionsIn } from "./find-portal-permissions.ts";

type Query = z.output<(typeof portalMemberEndpoints)["GET /events/users"]["query"]>;

/** The events whose people this actor decides about, with the rights held there; null: every one. */
export async function managedEvents(
  actor: SignedInActor,
): Promise<ReadonlyMap<string, Permissions> | null> {
  if (isSupport(actor.roles)) return null;
  // Whoever waits to be admitted decides about nobody.
  if (actor.standing !== "admitted") return new Map();
  const rows = await db()
    .selectFrom("event_users")
    .innerJoin("events", "events.key", "event_users.event_key")
    .where("event_users.user_key", "=", actor.user_key)
    .select(["events.key", "events.type", "events.enabled"])
    .select(["event_users.status", "event_users.permissions"])
    .execute();
  return new Map(
    rows.flatMap((row): [string, Permissions][] => {
      const held = permissionsIn(actor, row);
      return managesPeople(row.type, held) ? [[row.key, held]] : [];
    }),
  );
}

const selectMembers = () =>
  db()
    .selectFrom("event_users")
    .innerJoin("events", "events.key", "event_users.event_key")
    .innerJoin(publishedUsers(), "users.key", "event_users.user_key")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .select(["events.key as event_key", "events.display_name", "events.type"])
    .select(["event_users.status", "event_users.permissions"])
    .select(termsAccepted.as("terms_accepted"))
    .select(["event_users.created_at", "users.key as user_key", "users.firstname"])
    .select(["users.lastname", "users.email", "users.status as account_status"])
    .select("companies.name as company_name");

export type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>["execute"]>>[number];

/** People's places in the events that the actor decides about. */
export async function listMembers(
  managed: Awaited<ReturnType<typeof managedEvents>>,
  query: Query & { active?: true },
): Promise<PageOf<MemberRow>> {
  let rows = selectMembers();
  if (query.active) {
    rows = rows
      .where("event_users.status", "=", "VERIFIED")
      .where("users.status", "=", "VERIFIED")
      .where("users.enabled", "=", true)
      .where("events.enabled", "=", true);
  }
  if (query.has_rights !== undefined) {
    const none = sql<boolean>`event_users.permissions = '{}'`;
    rows = rows.where((place) => (query.has_rights ? place.not(none) : none));
  }
  if (managed) rows = rows.where("events.key", "in", ["", ...managed.keys()]);
  if (query.event__eq) rows = rows.where("events.key", "=", query.event__eq);
  if (query.user__eq) rows = rows.where("users.key", "=", query.user__eq);
  if (query.status__eq) rows = rows.where("event_users.status", "=", query.status__eq);
  if (query.name__icontains) {
    const typed = containing(query.name__icontains);
    rows = rows.where((eb) =>
      eb.or([
        eb(sql<string>`concat_ws(' ', users.firstname, users.lastname)`, "ilike", typed),
        eb("users.email", "ilike", typed),
      ]),
    );
  }
  return listPage(rows, query, {
    sorts: {
      joined_at: "event_users.created_at",
      name: sql<string>`lower(concat_ws(' ', users.lastname, users.firstname))`,
    },
    fallback: "joined_at",
    tie: sql<string>`event_users.event_key || ' ' || event_users.user_key`,
  });
}

export const getMember = async (event: string, userKey: string): Promise<MemberRow> =>
  found(
    await selectMembers()
      .where("events.key", "=", event)
      .where("users.key", "=", userKey)
      .executeTakeFirst(),
  );
