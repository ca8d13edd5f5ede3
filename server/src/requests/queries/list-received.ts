import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";

/** The newest QUOTE requests that a company got beside one of them, and from whom. */
export const listReceived = (
  company_key: string,
  { except, most }: { except: string; most: number },
) =>
  db()
    .selectFrom("requests")
    .innerJoin(publishedUsers("buyer"), "buyer.key", "requests.buyer_key")
    .leftJoin(publishedCompanies(), "companies.key", "requests.buyer_company_key")
    .where("requests.company_key", "=", company_key)
    .where("requests.type", "=", "QUOTE")
    .where("requests.key", "!=", except)
    .orderBy("requests.updated_at", "desc")
    .limit(most)
    .select([
      "requests.key",
      sql<string>`coalesce(companies.name, buyer.firstname || ' ' || buyer.lastname)`.as("buyer"),
    ])
    .execute();
