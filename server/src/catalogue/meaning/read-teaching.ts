import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedProducts } from "../../published/products.ts";

const telling = sql<boolean>`offering = 'INGREDIENTS' and shown and fields ? 'functions'
  and coalesce(visibility ->> 'functions', 'PUBLIC') = 'PUBLIC'`;

const fewestProducts = 500;

/** Whether as many products say what they are for that others can be told by them. */
export async function teachesEnough(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${publishedProducts()} where ${telling} limit ${fewestProducts}`.execute(db());
  return rows.length === fewestProducts;
}

/** As many teach enough, and are read in a few seconds. */
const mostProducts = 60_000;
const batch = 2_000;

export interface Teaching {
  segment: Segment;
  fields: Pick<ProductFields, "name" | "inci" | "description" | "iupac" | "functions">;
}

/**
 * Ingredients that say publicly what they are for: with more of them than teach, every so many-th
 * by its key, the same each time. Only what every visitor sees is learnt from.
 */
export async function* readTeaching(): AsyncGenerator<Teaching> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${publishedProducts()} where ${telling}`.execute(db());
  const step = Math.max(1, Math.ceil((counted[0]?.count ?? 0) / mostProducts));
  let after = "";
  for (;;) {
    const { rows } = await sql<Teaching["fields"] & { key: string; segment: Segment }>`
      select key, segment, name, ${open("inci")} as inci, ${open("description")} as description,
        ${open("iupac")} as iupac, fields -> 'functions' as functions
      from ${publishedProducts()}
      where key > ${after} and ${telling} and abs(hashtext(key)::bigint) % ${step} = 0
      order by key limit ${batch}`.execute(db());
    for (const { key, segment, ...fields } of rows) yield { segment, fields: given(fields) };
    if (rows.length < batch) return;
    after = rows.at(-1)?.key ?? "";
  }
}

const open = (field: "inci" | "description" | "iupac") => sql`
  case when coalesce(visibility ->> ${field}, 'PUBLIC') = 'PUBLIC' then fields ->> ${field} end`;

/** Fields without a value are absent, as in a product. */
const given = (fields: object): Teaching["fields"] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
