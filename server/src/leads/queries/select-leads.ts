import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { LeadStatus } from "@neroli/contract/enumerations/leads.ts";
import type { namedBy } from "@neroli/contract/leads/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedBadgeOwners } from "../../published/badges.ts";
import { publishedCompanies } from "../../published/companies.ts";
import {
  publishedInteractionThings,
  publishedLeads,
  publishedReaders,
} from "../../published/interactions.ts";
import { publishedRequests } from "../../published/requests.ts";
import { publishedScans } from "../../published/scans.ts";
import { personIn, publishedUsers } from "../../published/users.ts";
import { isLeadOf } from "../policy.ts";
import type { Supplier } from "./find-supplier.ts";

/** The leads of a supplier with who they are and what was done about them. */
export const selectLeads = (supplier: Supplier) =>
  db()
    .selectFrom(publishedLeads())
    .innerJoin(publishedReaders(), "readers.id", "leads.reader")
    .leftJoin(publishedUsers(), "users.key", "readers.user_key")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .leftJoin(publishedInteractionThings(), "things.id", "leads.country")
    .leftJoin("lead_work", "lead_work.lead", "leads.id")
    .where("leads.company", "=", supplier.scope)
    .where(isLeadOf(supplier.key));

/** Where a lead is: where the company is, else from where the reader came last. */
export const leadCountry = sql<string | null>`coalesce(companies.country, things.code)`;

/**
 * What rows of leads show. By what somebody may be named is asked at this moment: by consent, or by
 * what the person sent to this very supplier.
 */
export const shownOf = (supplier: Supplier) =>
  [
    "leads.id",
    "leads.first_at",
    "leads.last_at",
    sql<string | null>`concat_ws(' ', users.firstname, users.lastname)`.as("name"),
    "companies.key as company_key",
    "companies.name as company_name",
    sql<boolean>`coalesce(companies.shown, false)`.as("company_shown"),
    sql<CompanyType | null>`companies.type`.as("type"),
    leadCountry.as("country"),
    namedIn(supplier).as("named_by"),
    sql<LeadStatus>`coalesce(lead_work.status, 'NEW')`.as("status"),
    personIn("lead_work.assignee").as("assignee"),
  ] as const;

const namedIn = ({ key }: Supplier) => sql<(typeof namedBy)[number] | null>`case
  when users.key is null then null
  when readers.level = 'NAMED' then 'CONSENT'
  when exists (select from ${publishedRequests()}
    where requests.company_key = ${key} and requests.buyer_key = users.key) then 'REQUEST'
  when exists (select from ${publishedScans()}
    join ${publishedBadgeOwners()} on badge_owners.code = scans.code
      and badge_owners.event_key = scans.event_key
    where scans.company_key = ${key} and badge_owners.user_key = users.key
      and badge_owners.named) then 'SCAN'
  end`;
