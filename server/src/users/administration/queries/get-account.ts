import { sql } from "kysely";
import { selectEntries } from "../../../kernel/audit.ts";
import { db } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";
import { containing } from "../../../kernel/list.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { publishedEvents, publishedEventUsers } from "../../../published/portals.ts";
import { type AccountRow, selectAccounts } from "./select-accounts.ts";

const mostSuggested = 5;
const mostHistory = 10;

/** One account with all that support needs to judge it. */
export async function getAccount(userKey: string) {
  const row = await selectAccounts()
    .select([
      "users.title",
      "users.department",
      "users.job_title",
      "users.phone_number",
      "users.country_code",
      "users.segments",
      "users.language",
      "users.terms_accepted_at",
    ])
    .where("users.key", "=", userKey)
    .executeTakeFirst();
  const account = found(row);
  const [portals, history, suggestions] = await Promise.all([
    listPortals(userKey),
    listHistory(userKey),
    account.company_key === null ? suggestCompanies(account) : [],
  ]);
  return { ...account, portals, history, suggestions };
}
export type AccountDetailRow = Awaited<ReturnType<typeof getAccount>>;

const listPortals = (userKey: string) =>
  db()
    .selectFrom(publishedEventUsers())
    .innerJoin(publishedEvents(), "events.key", "event_users.event_key")
    .where("event_users.user_key", "=", userKey)
    .orderBy("events.display_name")
    .select(["events.key", "events.display_name", "events.type"])
    .select(["event_users.status", "event_users.type as user_type"])
    .execute();

const listHistory = (userKey: string) =>
  selectEntries()
    .where("entity", "=", "user")
    .where("entity_key", "=", userKey)
    .orderBy("id", "desc")
    .limit(mostHistory)
    .select(["at", "actor_name", "action"])
    .execute();

/** Where somebody without a company may belong: by the address's domain, then by the name given. */
function suggestCompanies({ email, special_case }: AccountRow) {
  const domain = email.split("@")[1]?.toLowerCase() ?? "";
  const name = special_case?.company_name.trim() ?? "";
  const host = sql`lower(substring(companies.website from '^(?:[a-zA-Z]+://)?([^/:]+)'))`;
  const ofDomain = sql<boolean>`coalesce(companies.valid_email_domains @> ${[domain]}::text[]
    or ${host} in (${domain}, ${`www.${domain}`}), false)`;
  const ofName = sql<boolean>`(${name} <> '' and (companies.name ilike ${containing(name)}
    or position(lower(companies.name) in lower(${name})) > 0))`;
  return db()
    .selectFrom(publishedCompanies())
    .where((company) => company.or([ofDomain, ofName]))
    .orderBy(ofDomain, "desc")
    .orderBy("companies.name")
    .limit(mostSuggested)
    .select([
      "companies.key",
      "companies.name",
      "companies.type",
      "companies.verified",
      "companies.enabled",
      ofDomain.as("of_domain"),
    ])
    .execute();
}
