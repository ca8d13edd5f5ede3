import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedEvents, publishedEventUsers } from "../../published/portals.ts";
import { publishedVisitors } from "../../published/users.ts";

/** An enabled exhibition in which the actor has a place that is not blocked; 404 otherwise. */
export async function getAttended(actor: SignedInActor, event: string) {
  return found(
    await db()
      .selectFrom(publishedEvents())
      .innerJoin(publishedEventUsers(), "event_users.event_key", "events.key")
      .where("events.key", "=", event)
      .where("events.enabled", "=", true)
      .where("events.type", "in", exhibitionTypes)
      .where("event_users.user_key", "=", actor.user_key)
      .where("event_users.status", "!=", "BLOCKED")
      .select(["events.key", "events.display_name"])
      .executeTakeFirst(),
  );
}

/** The actor's badge as it is now, with all that could be shown of them. */
export const readBadge = (actor: SignedInActor, event: string) =>
  db()
    .selectFrom("badges")
    .innerJoin("badge_codes", "badge_codes.badge_id", "badges.id")
    .innerJoin(publishedVisitors(), "users.key", "badges.user_key")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .where("badges.event_key", "=", event)
    .where("badges.user_key", "=", actor.user_key)
    .where("badge_codes.current", "=", true)
    .select(["badges.id", "badges.consents", "badge_codes.code", "badge_codes.issued_at"])
    .select(["users.firstname", "users.lastname", "users.email", "users.phone_number"])
    .select(["users.job_title", "users.department", "companies.name as company"])
    .executeTakeFirst();
export type BadgeRow = NonNullable<Awaited<ReturnType<typeof readBadge>>>;
