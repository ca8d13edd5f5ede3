import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";

/**
 * Companies as other rooms read them, for `from` and joins, under their own name or another one.
 * Contacts, figures and the record's version are for the companies' own room alone.
 */
export const publishedCompanies = <Alias extends string = "companies">(
  alias = "companies" as Alias,
) =>
  expressionBuilder<DB, never>()
    .selectFrom("companies")
    .select(["key", "name", "type", "offering", "country", "verified", "enabled", "shown"])
    .select(["excluded_types", "owner_company_key", "created_at", "updated_at"])
    // For sign-up, and for the addresses that samples are sent to.
    .select(["website", "valid_email_domains", "proved_domains", "headquarters"])
    // For the search index and the trash of products.
    .select(["tagline", "description", "segments", "formerly_known_as", "data_visibility"])
    .select("top_products")
    .as(alias);

/** A company by its key, as most rooms look for it; undefined where there is none. */
export const findCompany = (key: string) =>
  db()
    .selectFrom(publishedCompanies())
    .where("key", "=", key)
    .select(["key", "name", "type", "shown"])
    .executeTakeFirst();

/**
 * The company, locked until the transaction ends: what is counted or compared for it stays true.
 * Undefined where there is none.
 */
export const lockCompany = async (key: string) => (await lockCompanies([key]))[0];

/** The same of several, in the order of their keys, so that nobody waits in a circle. */
export const lockCompanies = (keys: readonly string[]) =>
  db()
    .selectFrom("companies")
    .where("key", "in", [...keys])
    .select(["key", "name"])
    .orderBy("key")
    .forNoKeyUpdate()
    .execute();

/** The company stays until the transaction ends, and may change; undefined where there is none. */
export const keepCompany = (key: string) =>
  db()
    .selectFrom("companies")
    .where("key", "=", key)
    .select("key")
    .forKeyShare()
    .executeTakeFirst();

/**
 * The company of this key, or the one that had it before it was renamed; a condition for queries
 * with a table `companies`.
 */
export function isNamed(key: string) {
  const eb = expressionBuilder<DB, "companies">();
  const renamed = eb
    .selectFrom("company_old_keys")
    .where("old_key", "=", key)
    .select("company_old_keys.company_key");
  return eb.or([eb("companies.key", "=", key), eb("companies.key", "=", renamed)]);
}

/** Keys that companies had before they were renamed, for `from` and joins. */
export const publishedOldKeys = () =>
  expressionBuilder<DB, never>()
    .selectFrom("company_old_keys")
    .select(["old_key", "company_key"])
    .as("company_old_keys");

/** A company goes by each key that it ever had: what outlives it keeps the one of its day. */
export const keysEverOf = (key: string) => sql<string>`(
  with today as (select coalesce(
    (select company_key from ${publishedOldKeys()} where old_key = ${key}::text), ${key}::text) as key)
  select key from today
  union select old_key from ${publishedOldKeys()} where company_key = (select key from today))`;

/** The company of this key, or that had it once, by the name of today; null where there is none. */
export const companyOf = (
  key: RawBuilder<string | null>,
): RawBuilder<{ key: string; name: string } | null> =>
  sql<{ key: string; name: string } | null>`(
    select json_build_object('key', companies.key, 'name', companies.name)
    from companies where companies.key = coalesce(
      (select company_key from company_old_keys where old_key = ${key}), ${key}))`;
