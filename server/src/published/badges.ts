import type { BadgeField } from "@neroli/contract/enumerations/badges.ts";
import type { Department } from "@neroli/contract/enumerations/users.ts";
import { expressionBuilder, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import { publishedCompanies } from "./companies.ts";
import { publishedVisitors } from "./users.ts";

const ifGiven = <Value = string>(field: BadgeField, value: string) =>
  sql<Value | null>`case when ${field} = any (badges.consents) and users.enabled
    then ${sql.ref(value)} end`;

/**
 * The visitors that codes of badges lead to, for `from` and joins: a row for each code, old ones
 * too, with what the visitor lets be shown at this moment and nothing else.
 */
export const publishedBadgeVisitors = () =>
  expressionBuilder<DB, never>()
    .selectFrom("badge_codes")
    .innerJoin("badges", "badges.id", "badge_codes.badge_id")
    .innerJoin(publishedVisitors(), "users.key", "badges.user_key")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .select(["badge_codes.code", "badges.event_key", "badges.id"])
    .select([
      sql<string | null>`case when 'NAME' = any (badges.consents) and users.enabled
        then concat_ws(' ', users.firstname, users.lastname) end`.as("name"),
      ifGiven("COMPANY", "companies.name").as("company"),
      ifGiven("FUNCTION", "users.job_title").as("job_title"),
      ifGiven<Department>("FUNCTION", "users.department").as("department"),
      ifGiven("EMAIL", "users.email").as("email"),
      ifGiven("PHONE", "users.phone_number").as("phone"),
    ])
    .as("visitors");

/** Whose badge a code is, and whether its owner lets the name be shown, for `from` and joins. */
export const publishedBadgeOwners = () =>
  expressionBuilder<DB, never>()
    .selectFrom("badge_codes")
    .innerJoin("badges", "badges.id", "badge_codes.badge_id")
    .select(["badge_codes.code", "badges.event_key", "badges.user_key"])
    .select(sql<boolean>`'NAME' = any (badges.consents)`.as("named"))
    .as("badge_owners");
