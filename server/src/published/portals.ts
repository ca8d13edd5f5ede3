import { isSupport } from "@neroli/contract/access/roles.ts";
import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Actor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found, notFound } from "../kernel/errors.ts";

/** Portals and exhibitions as other rooms read them, for `from` and joins. */
export const publishedEvents = () =>
  expressionBuilder<DB, never>()
    .selectFrom("events")
    .select(["key", "display_name", "type", "enabled", "settings"])
    .select(sql<boolean>`settings @> '{"takes_sign_ups": true}'`.as("takes_sign_ups"))
    // Where and when an exhibition is.
    .select(["description", "starts_on", "ends_on", "place", "country", "time_zone"])
    .as("events");

type PublishedEvent = Pick<
  Selectable<DB["events"]>,
  "key" | "display_name" | "type" | "enabled"
> & {
  takes_sign_ups: boolean;
};

/** People's places in portals and exhibitions, for `from` and joins. */
export const publishedEventUsers = () =>
  expressionBuilder<DB, never>()
    .selectFrom("event_users")
    .select(["event_key", "user_key", "status", "type", "terms_accepted_at"])
    .as("event_users");

/**
 * The event, locked until the transaction ends: of all who change its products or its programme at
 * the same moment one does it after the other.
 */
export const lockEvent = async (event: string) =>
  found(
    await db()
      .selectFrom("events")
      .where("key", "=", event)
      .select("key")
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );

/** Companies that take part in portals and exhibitions, for `from` and joins. */
export const publishedEventCompanies = () =>
  expressionBuilder<DB, never>()
    .selectFrom("event_companies")
    .select(["event_key", "company_key", "enabled", "all_products"])
    // As it goes by there, and where it stands.
    .select(["display_name", "description", "hall", "stand"])
    .as("event_companies");

/** What is said of products in portals and exhibitions, for `from` and joins. */
export const publishedEventProducts = () =>
  expressionBuilder<DB, never>()
    .selectFrom("event_products")
    .select(["event_key", "company_key", "product_key", "enabled", "promoted", "ranking"])
    .as("event_products");

/**
 * The pictures of enabled portals and exhibitions themselves, for `from` and joins: whoever has the
 * address of one may see it.
 */
export const publishedEventPictures = () =>
  expressionBuilder<DB, never>()
    .selectFrom("event_assets")
    .innerJoin("events", "events.key", "event_assets.event_key")
    .where("events.enabled", "=", true)
    .where("event_assets.company_key", "is", null)
    .where("event_assets.kind", "!=", "DOCUMENT")
    .select(["event_assets.id", "event_assets.name", "event_assets.media_type"])
    .select(["event_assets.size", "event_assets.storage_key"])
    .as("event_pictures");

/** The newest version of an event's terms: the key of the event is a column of the outer query. */
const newestTerms = sql`(
  select max(version) from event_terms where event_terms.event_key = events.key)`;

/**
 * Of the place that the outer query's `event_users` is in `events`: the version of the terms that
 * its owner has still to accept, null where there is none.
 */
export const termsDue = sql<number | null>`(
  select terms.version from event_terms as terms
  where terms.event_key = events.key and event_users.user_key is not null
    and terms.version = ${newestTerms}
    and not exists (
      select from event_terms_acceptances as accepted
      where accepted.event_key = terms.event_key and accepted.version = terms.version
        and accepted.user_key = event_users.user_key))`;

/** Of the same place: whether its owner has accepted the terms as they are now. */
export const termsAccepted = sql<boolean>`(
  event_users.terms_accepted_at is not null and ${termsDue} is null)`;

/**
 * The events into which this actor may look from elsewhere: exhibitions, portals that take
 * sign-ups, and those whose people have verified the actor; every one for support. For queries of
 * `publishedEvents`.
 */
export function openTo(actor: Actor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  const eb = expressionBuilder<DB & { events: PublishedEvent }, "events">();
  const member = eb
    .selectFrom("event_users")
    .select("event_users.user_key")
    .whereRef("event_users.event_key", "=", "events.key")
    .where("event_users.user_key", "=", actor.user_key ?? "")
    .where("event_users.status", "=", "VERIFIED");
  return eb.and([
    eb("events.enabled", "=", true),
    eb.or([
      eb("events.type", "in", exhibitionTypes),
      eb("events.takes_sign_ups", "=", true),
      eb.exists(member),
    ]),
  ]);
}

/** On an event's own host no other one is there. */
export function refuseElsewhere({ portal }: Pick<Actor, "portal">, event: string): void {
  if (portal !== null && portal !== event) throw notFound();
}

/** The companies that a portal or exhibition shows, in queries of `companies`. */
export const companyShownIn = (portal: string): Expression<SqlBool> => sql<SqlBool>`
  companies.shown and exists (
    select from event_companies there
    join events on events.key = there.event_key and events.enabled
    where there.event_key = ${portal} and there.enabled and there.company_key = companies.key)`;

/** The products that a portal or exhibition shows, in queries that join `companies`. */
export const productShownIn = (portal: string): Expression<SqlBool> => sql<SqlBool>`
  products.shown and companies.shown and exists (
    select from event_companies there
    join events on events.key = there.event_key and events.enabled
    left join event_products said
      on said.event_key = there.event_key and said.company_key = there.company_key
      and said.product_key = products.key
    where there.event_key = ${portal} and there.enabled
      and there.company_key = products.company_key
      and coalesce(said.enabled, there.all_products))`;
