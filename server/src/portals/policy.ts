import { isSupport } from "@neroli/contract/access/roles.ts";
import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Actor } from "../kernel/actor.ts";

/**
 * The events that exist for this actor: exhibitions for everybody, portals for the members whom
 * their people have verified; a disabled one for support alone.
 */
export function visibleTo(actor: Actor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  const eb = expressionBuilder<DB, "events">();
  const member = eb
    .selectFrom("event_users")
    .select("event_users.user_key")
    .whereRef("event_users.event_key", "=", "events.key")
    .where("event_users.user_key", "=", actor.user_key ?? "")
    .where("event_users.status", "=", "VERIFIED");
  return eb.and([
    eb("events.enabled", "=", true),
    eb.or([eb("events.type", "in", exhibitionTypes), eb.exists(member)]),
  ]);
}

/** The events that anybody may know of: exhibitions, and portals that one may sign up for. */
export function publicEvents(): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "events">();
  return eb.and([
    eb("events.enabled", "=", true),
    eb.or([eb("events.type", "in", exhibitionTypes), takesSignUps]),
  ]);
}

const takesSignUps = sql<SqlBool>`events.settings @> '{"takes_sign_ups": true}'`;
