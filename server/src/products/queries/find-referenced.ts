import { type RawBuilder, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";

interface Reference {
  table: string;
  column: string;
}

/** Every table that names products by a foreign key, also those of rooms that are yet to come. */
async function listReferences(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select referring.relname as table, attribute.attname as column
    from pg_constraint
    join pg_class referring on referring.oid = pg_constraint.conrelid
    join pg_attribute attribute on attribute.attrelid = referring.oid
      and attribute.attnum = pg_constraint.conkey[1]
    where pg_constraint.contype = 'f' and pg_constraint.confrelid = 'products'::regclass
      and referring.relname <> 'product_history'
    order by 1, 2`.execute(db());
  return rows;
}

/**
 * Those of the products that something else refers to: a document, a request, a formulation, the
 * top products of a company … A product's history is its own.
 */
export async function findReferenced(keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const tables = (await listReferences()).map(
    ({ table, column }): RawBuilder<unknown> =>
      sql`select ${sql.ref(column)} as key from ${sql.table(table)}
        where ${sql.ref(column)} = any(${keys})`,
  );
  const { rows } = await sql<{ key: string }>`
    ${sql.join([...tables, inFormulations, inTopProducts], sql` union `)}`.execute(db());
  const wanted = new Set(keys);
  return new Set(rows.map(({ key }) => key).filter((key) => wanted.has(key)));
}

const inFormulations = sql`
  select jsonb_path_query(fields, '$.phases[*].ingredients[*].product') #>> '{}' as key
  from products where offering = 'FORMULATIONS'`;

const inTopProducts = sql`
  select jsonb_array_elements_text(shelf -> 'products') as key
  from ${publishedCompanies()}, jsonb_array_elements(top_products) as shelf`;
