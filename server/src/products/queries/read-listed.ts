import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { listLabelsOfProducts } from "../../labels/queries.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { completes, pictureOfProduct, publishedAssets } from "../../published/documents.ts";
import { personIn } from "../../published/users.ts";

/** These products as lists of the administration show them, in the order of the keys. */
export async function readListed(keys: readonly string[]) {
  if (keys.length === 0) return [];
  const labels = await listLabelsOfProducts(keys);
  const rows = await db()
    .selectFrom("products")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("products.key", "in", [...keys])
    .select(["products.key", "products.company_key", "companies.name as company_name"])
    .select(["products.name", "products.version", "products.completeness"])
    .select(["products.state", "products.trashed_at", "products.created_at", "products.updated_at"])
    .select([
      "products.offering",
      "products.segment",
      "products.fields",
      "products.visibility",
      "companies.excluded_types",
      personIn("products.updated_by").as("updated_by"),
      personIn("products.trashed_by").as("trashed_by"),
      sql<number>`(select count(*)::int from ${publishedAssets()}
        where product_key = products.key and kind = 'DOCUMENT'
          and replaced_at is null)`.as("documents"),
      sql<string[]>`array(select distinct document_type from ${publishedAssets()}
        where product_key = products.key and ${completes()})`.as("document_types"),
      pictureOfProduct().as("image"),
    ])
    .execute();
  const place = new Map(keys.map((key, at) => [key, at]));
  return rows
    .map((row) => ({ ...row, labels: labels.get(row.key) ?? [] }))
    .sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0));
}

export type ListedRow = Awaited<ReturnType<typeof readListed>>[number];
