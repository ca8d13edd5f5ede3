import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedRequests } from "../../published/requests.ts";
import { publishedUsers } from "../../published/users.ts";

/** Between whom a quote is, by their names; asked by who may see the request. */
export const readParties = (request_key: string) =>
  db()
    .selectFrom(publishedRequests())
    .innerJoin(publishedCompanies("supplier"), "supplier.key", "requests.company_key")
    .innerJoin(publishedUsers("buyer"), "buyer.key", "requests.buyer_key")
    .leftJoin(publishedCompanies("home"), "home.key", "requests.buyer_company_key")
    .where("requests.key", "=", request_key)
    .select([
      "supplier.key as supplier_key",
      "supplier.name as supplier",
      "supplier.country as supplier_country",
      "home.name as buyer_company",
      "buyer.firstname as buyer_firstname",
      "buyer.lastname as buyer_lastname",
      sql<string | null>`requests.shipping_address ->> 'country'`.as("delivery_country"),
    ])
    .executeTakeFirstOrThrow();

export type Parties = Awaited<ReturnType<typeof readParties>>;
