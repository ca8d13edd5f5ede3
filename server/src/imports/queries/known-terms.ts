import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { KnownTerm } from "../readers/match-value.ts";

const most = 2_000;

/** The terms of a field that the company uses, or that everybody may see of others; most used first. */
export async function listKnownTerms(
  companyKey: string,
  field: ProductFieldKey,
): Promise<KnownTerm[]> {
  const { type, list, visibility = "PUBLIC" } = productField(field);
  if (type !== "term") return [];
  const values = list
    ? sql`jsonb_array_elements_text(products.fields -> ${field})`
    : sql`(select products.fields ->> ${field})`;
  const { rows } = await sql<KnownTerm>`
    select term from products, lateral ${values} as given (term)
    where products.fields ? ${field} and products.trashed_at is null
      and (products.company_key = ${companyKey}
        or coalesce(products.visibility ->> ${field}, ${visibility}) = 'PUBLIC')
    group by term order by count(*) desc, term limit ${most}`.execute(db());
  return rows;
}
