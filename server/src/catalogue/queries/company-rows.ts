import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { CompanyRow } from "../catalogue-row.ts";

/** Not a company of the marketplace (decisions, names). */
const internalCompany = "neroli-staging";

/** Companies of the suppliers search: all of them, or those with these keys. */
export async function listCompanyRows(keys?: readonly string[]): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select key, name, type, verified, enabled, country, tagline, offering, formerly_known_as,
      created_at, excluded_types,
      array(select jsonb_array_elements(segments) ->> 'segment') as segments,
      (select id from assets where company_key = companies.key and kind = 'LOGO'
        order by position, id limit 1) as logo,
      (select count(*) from products
        where company_key = companies.key and trashed_at is null) as product_count
    from companies
    where key <> ${internalCompany} and (${keys === undefined} or key = any(${keys ?? []}))
  `.execute(db());
  return rows;
}

/** Documents that the marketplace offers, on the platform or by request. */
export async function countDocuments(): Promise<number> {
  const row = await db()
    .selectFrom("assets")
    .innerJoin("companies", "companies.key", "assets.company_key")
    .leftJoin("products", "products.key", "assets.product_key")
    .select(sql<number>`count(*)`.as("count"))
    .where("assets.kind", "=", "DOCUMENT")
    .where("companies.enabled", "=", true)
    .where("products.trashed_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}
