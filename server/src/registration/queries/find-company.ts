import { stagingCompany } from "@neroli/contract/companies/staging.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import { type SqlBool, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { domainOf } from "../../kernel/email-domains.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";

/** The company that somebody who signs up belongs to. */
export interface OwnCompany {
  key: string;
  name: string;
  type: CompanyType;
}

/**
 * The enabled company to whose people this address belongs, by a domain that it has proved; of
 * several the verified one, then the one that was there first.
 */
export async function findCompanyOfAddress(email: string): Promise<OwnCompany | null> {
  const row = await db()
    .selectFrom(publishedCompanies())
    .where("enabled", "=", true)
    // Nobody comes to the internal company by themselves.
    .where("key", "!=", stagingCompany)
    .where(sql<SqlBool>`${domainOf(email)} = any (proved_domains)`)
    .select(["key", "name"])
    .select("type")
    .orderBy("verified", "desc")
    .orderBy("created_at")
    .orderBy("key")
    .executeTakeFirst();
  return row ?? null;
}

/** The domains to which a company restricts its people's addresses, in small letters. */
export async function listValidDomains(companyKey: string): Promise<string[]> {
  const row = await db()
    .selectFrom(publishedCompanies())
    .where("key", "=", companyKey)
    .select("valid_email_domains")
    .executeTakeFirst();
  return (row?.valid_email_domains ?? []).map((domain) => domain.toLowerCase());
}

/** Whether somebody manages the company already, or will once support has verified them. */
export async function hasManager(companyKey: string): Promise<boolean> {
  const row = await db()
    .selectFrom(publishedUsers())
    .where("company_key", "=", companyKey)
    .where("enabled", "=", true)
    .where("status", "!=", "BLOCKED")
    .where("activated_at", "is not", null)
    .where(sql<SqlBool>`roles && array['SUPPLIER_MANAGER', 'SUPPLIER_MANAGER_UNVERIFIED']`)
    .select("key")
    .executeTakeFirst();
  return row !== undefined;
}
