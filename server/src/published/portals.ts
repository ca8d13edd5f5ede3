import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Portals and exhibitions as other rooms read them, for `from` and joins. */
export const publishedEvents = () =>
  expressionBuilder<DB, never>()
    .selectFrom("events")
    .select(["key", "display_name", "type", "enabled", "settings"])
    // Where and when an exhibition is.
    .select(["description", "starts_on", "ends_on", "place", "country", "time_zone"])
    .as("events");

/** People's places in portals and exhibitions, for `from` and joins. */
export const publishedEventUsers = () =>
  expressionBuilder<DB, never>()
    .selectFrom("event_users")
    .select(["event_key", "user_key", "status", "type", "terms_accepted_at"])
    .as("event_users");

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
