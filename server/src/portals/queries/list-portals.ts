import { isSupport } from "@neroli/contract/access/roles.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { portalEndpoints } from "@neroli/contract/portals/endpoints.ts";
import type { z } from "zod";
import type { Actor, SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { containing, type ListOptions, listPage } from "../../kernel/list.ts";
import { termsAccepted, termsDue } from "../../published/portals.ts";
import { publicEvents } from "../policy.ts";

type Query<K extends keyof typeof portalEndpoints> = (typeof portalEndpoints)[K] extends {
  query: infer Q extends z.ZodType;
}
  ? z.output<Q>
  : never;

/** The enabled events in which the actor has a place, blocked ones too; for support every event. */
export async function listPortals(
  actor: SignedInActor,
  query: Query<"GET /events">,
): Promise<PageOf<PortalRow>> {
  let rows = narrowed(selectPortals(actor.user_key), query);
  if (!isSupport(actor.roles)) {
    rows = rows.where("events.enabled", "=", true).where("event_users.user_key", "is not", null);
  }
  return listPage(rows, query, {
    sorts: {
      display_name: "events.display_name",
      starts_on: "events.starts_on",
      created_at: "events.created_at",
    },
    fallback: "display_name",
    tie: "events.key",
  });
}

function narrowed(rows: ReturnType<typeof selectPortals>, query: Query<"GET /events">) {
  let list = rows;
  const { display_name__icontains: name, place__icontains: place } = query;
  if (query.type__eq) list = list.where("events.type", "=", query.type__eq);
  if (query.type__in) list = list.where("events.type", "in", [...query.type__in]);
  if (query.enabled__eq !== undefined) list = list.where("events.enabled", "=", query.enabled__eq);
  if (name) list = list.where("events.display_name", "ilike", containing(name));
  if (place) list = list.where("events.place", "ilike", containing(place));
  const { ends_from, starts_until } = query;
  if (ends_from) {
    list = list.where((event) =>
      event.or([event("events.ends_on", ">=", ends_from), event("events.ends_on", "is", null)]),
    );
  }
  if (starts_until) list = list.where("events.starts_on", "<=", starts_until);
  return list;
}

const selectPortals = (userKey: string) =>
  db()
    .selectFrom("events")
    .leftJoin("event_users", (join) =>
      join
        .onRef("event_users.event_key", "=", "events.key")
        .on("event_users.user_key", "=", userKey),
    )
    .select(["events.key", "events.name", "events.type", "events.display_name"])
    .select(["events.enabled", "events.promoted", "events.starts_on", "events.ends_on"])
    .select(["events.place", "events.country", "events.time_zone"])
    .select(["event_users.status", "event_users.permissions"])
    .select([termsAccepted.as("terms_accepted"), termsDue.as("terms_due")]);

export type PortalRow = Awaited<ReturnType<ReturnType<typeof selectPortals>["execute"]>>[number];

/** The exhibitions and portals that anybody may know of; at a portal's host that one alone. */
export async function listPublicPortals(
  { portal }: Actor,
  query: Query<"GET /public/portals">,
): Promise<PageOf<PublicPortalRow>> {
  let rows = selectPublic().where(publicEvents());
  if (portal !== null) rows = rows.where("events.key", "=", portal);
  if (query.type__eq) rows = rows.where("events.type", "=", query.type__eq);
  return listPublic(rows, query);
}

const selectPublic = () =>
  db()
    .selectFrom("events")
    .select(["events.key", "events.display_name", "events.type", "events.promoted"])
    .select(["events.starts_on", "events.ends_on"]);

export type PublicPortalRow = Awaited<
  ReturnType<ReturnType<typeof selectPublic>["execute"]>
>[number];

const listPublic = (rows: ReturnType<typeof selectPublic>, options: ListOptions) =>
  listPage(rows, options, {
    sorts: { display_name: "events.display_name", starts_on: "events.starts_on" },
    fallback: "display_name",
    tie: "events.key",
  });
