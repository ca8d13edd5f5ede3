import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { ProductRow } from "../catalogue-row.ts";

/** Products that are not in the trash, by key or all in the order of their keys. */
const select = sql`
  select product.key, product.company_key, product.offering, product.segment, product.fields,
    product.visibility, product.created_at,
    company.name as company_name, company.verified as company_verified,
    company.enabled as company_enabled, company.excluded_types,
    (select id from assets where company_key = company.key and kind = 'LOGO'
      order by position, id limit 1) as logo,
    (select id from assets where product_key = product.key and kind = 'IMAGE'
      order by position, id limit 1) as image,
    array(select distinct document_type from assets
      where product_key = product.key and kind = 'DOCUMENT' order by 1) as document_types
  from products product join companies company on company.key = product.company_key
  where product.trashed_at is null`;

export async function listProductRows(keys: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`${select} and product.key = any(${keys})`.execute(db());
  return rows;
}

/** All of them in batches, so that a large catalogue is never whole in memory twice. */
export async function* everyProductRow(size = 5_000): AsyncGenerator<ProductRow[]> {
  let after = "";
  for (;;) {
    const { rows } = await sql<ProductRow>`
      ${select} and product.key > ${after} order by product.key limit ${size}`.execute(db());
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.key;
  }
}

/** The keys of a company's products, trashed ones too: whatever may stand in the index. */
export async function listProductKeysOf(companyKeys: readonly string[]): Promise<string[]> {
  const rows = await db()
    .selectFrom("products")
    .select("key")
    .where("company_key", "in", companyKeys)
    .execute();
  return rows.map(({ key }) => key);
}

/** The companies that these products belong to, each once. */
export async function listCompanyKeysOf(productKeys: readonly string[]): Promise<string[]> {
  const rows = await db()
    .selectFrom("products")
    .select("company_key")
    .distinct()
    .where(sql<boolean>`key = any(${productKeys})`)
    .execute();
  return rows.map(({ company_key }) => company_key);
}
