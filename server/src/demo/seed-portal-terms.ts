import type { CompanyContact } from "@neroli/contract/companies/schema.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../kernel/db/db.ts";
import { portalTerms } from "./data/portal-terms.ts";
import { daysBefore } from "./generate/pick.ts";

/** Terms in force, which everybody who has a place has accepted as they read it. */
export async function seedPortalTerms(event_key: string, house: string): Promise<void> {
  await db()
    .insertInto("event_terms")
    .values({
      ...{ event_key, version: 1, published_by: "support", published_at: daysBefore(60) },
      texts: JSON.stringify(portalTerms(house)),
    })
    .execute();
  await sql`
    update event_users set terms_accepted_at = coalesce(terms_accepted_at, created_at)
    where event_key = ${event_key}`.execute(db());
  await sql`
    insert into event_terms_acceptances (event_key, version, user_key, language, accepted_at)
    select event_key, 1, user_key, coalesce(users.language, 'en'), event_users.terms_accepted_at
    from event_users join users on users.key = event_users.user_key
    where event_key = ${event_key}`.execute(db());
}

/** Whom one turns to about a company in this portal, in place of its own contacts. */
export async function seedPortalContact(
  event_key: string,
  company_key: string,
  contact: z.input<typeof CompanyContact>,
): Promise<void> {
  await db()
    .updateTable("event_companies")
    .set({ contacts: JSON.stringify([contact]) })
    .where("event_key", "=", event_key)
    .where("company_key", "=", company_key)
    .execute();
}
