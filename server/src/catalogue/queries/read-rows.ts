import { tierOfField } from "@neroli/contract/products/visibility.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedAssets } from "../../published/documents.ts";
import { publishedLabels } from "../../published/labels.ts";
import { publishedProductLabels, publishedProducts } from "../../published/products.ts";
import type { IndexedCompany, IndexedProduct, LinkedProduct } from "../indexed/indexed-rows.ts";
import { linkedIn } from "../indexed/linked-values.ts";

/** Products by their keys, or a company's, or all; the latter two from a key on. */
type ProductSelection =
  | { keys: readonly string[] }
  | { company?: string; after: string; limit: number };

/** Products in the order of their keys, with what their assets say of them. */
export async function readProducts(wanted: ProductSelection): Promise<IndexedProduct[]> {
  const where =
    "keys" in wanted
      ? sql`key = any (${wanted.keys})`
      : sql`key > ${wanted.after} and ${companyIs(wanted.company)}`;
  const limit = "keys" in wanted ? sql`` : sql`limit ${wanted.limit}`;
  const { rows } = await sql<IndexedProduct>`
    with wanted as (select * from ${publishedProducts()} where ${where} order by key ${limit})
    select wanted.key, company_key, offering, segment, name, fields, visibility,
      shown, coalesce(listed_at, created_at) as created_at, image, labels,
      coalesce(document_types, '{}') as document_types
    from wanted
    left join (
      select product_key,
        array_agg(document_type order by document_type) filter (
          where kind = 'DOCUMENT') as document_types,
        (array_agg(id order by position, id) filter (where kind = 'IMAGE'))[1] as image
      from ${publishedAssets()}
      where product_key in (select key from wanted) and replaced_at is null
      group by product_key
    ) as assets on assets.product_key = wanted.key
    left join (
      select product_key, jsonb_agg(
        jsonb_build_object('key', key, 'title', title, 'colour', colour,
          'description', description) order by lower(title)) as labels
      from ${publishedProductLabels()} join ${publishedLabels()} on labels.key = label_key
      where product_key in (select key from wanted)
      group by product_key
    ) as labels on labels.product_key = wanted.key
    order by wanted.key`.execute(db());
  await readLinked(rows);
  return rows;
}

/** Keys of all products, or of a company's, from one on, in their order. */
export async function readProductKeys({
  after,
  limit,
  company,
}: {
  after: string;
  limit: number;
  company?: string;
}): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from ${publishedProducts()} where key > ${after} and ${companyIs(company)}
    order by key limit ${limit}`.execute(db());
  return rows.map(({ key }) => key);
}

/** Adds to formulations what the listed products in them say publicly. */
async function readLinked(rows: readonly IndexedProduct[]): Promise<void> {
  const made = rows.filter((row) => linkedIn(row).length > 0);
  if (made.length === 0) return;
  const linked = await readPublic([...new Set(made.flatMap(linkedIn))]);
  for (const row of made) {
    row.linked = Object.fromEntries(
      linkedIn(row).flatMap((key) => {
        const found = linked.get(key);
        return found ? [[key, found] as const] : [];
      }),
    );
  }
}

/** What formulations have of these products: nothing of those that are not there for everybody. */
export async function readPublic(keys: readonly string[]): Promise<Map<string, LinkedProduct>> {
  const { rows } = await sql<Pick<IndexedProduct, "key" | "fields" | "visibility">>`
    select products.key,
      jsonb_strip_nulls(jsonb_build_object('inci', fields->'inci', 'cas', fields->'cas')) as fields,
      visibility
    from ${publishedProducts()} join ${publishedCompanies()} on companies.key = company_key
    where products.key = any (${keys}) and products.shown
      and companies.shown and companies.excluded_types = '{}'`.execute(db());
  return new Map(
    rows.map(({ key, fields, visibility }) => {
      const { inci, cas } = fields;
      const open = (field: "inci" | "cas") => tierOfField(field, visibility) === 0;
      return [key, { ...(inci && open("inci") && { inci }), ...(cas && open("cas") && { cas }) }];
    }),
  );
}

const companyIs = (key: string | undefined) =>
  key === undefined ? sql`true` : sql`company_key = ${key}`;

/** Companies by their keys, or all. */
export async function readCompanies(keys?: readonly string[]): Promise<IndexedCompany[]> {
  const where = keys === undefined ? sql`true` : sql`key = any (${keys})`;
  const { rows } = await sql<IndexedCompany>`
    select key, name, type, offering, verified, shown, excluded_types, formerly_known_as,
      country, tagline, description, segments, data_visibility, created_at,
      (select id from ${publishedAssets()}
        where company_key = companies.key and product_key is null and kind = 'LOGO'
        order by version desc, created_at desc limit 1) as logo
    from ${publishedCompanies()} where ${where} order by key`.execute(db());
  return rows;
}
