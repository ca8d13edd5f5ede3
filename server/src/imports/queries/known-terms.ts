import { type AttributeField, isAttributeField } from "@neroli/contract/attributes/fields.ts";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { sql } from "kysely";
import { readAttributes } from "../../attributes/queries/read-attributes.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedProducts } from "../../published/products.ts";
import { columnsByField } from "../readers/columns-of.ts";
import type { KnownTerm, KnownTerms } from "../readers/match-value.ts";

const most = 2_000;

/** The defined terms of the fields that a mapping reads, with what they are called besides. */
export async function definedTerms(mapping: Mapping): Promise<KnownTerms> {
  const fields = [...columnsByField(mapping).keys()].filter(isAttributeField);
  const terms: KnownTerms = {};
  for (const field of fields) terms[field] = await listDefinedTerms(field);
  return terms;
}

/** Words of the file are taken for these; what is only used or proposed is not for all to follow. */
export async function listDefinedTerms(field: AttributeField): Promise<KnownTerm[]> {
  const defined = await readAttributes(field);
  return defined
    .filter(({ status }) => status === "APPROVED")
    .map(({ term, names, synonyms }) => ({ term, also: [...Object.values(names), ...synonyms] }));
}

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
    select term from ${publishedProducts()}, lateral ${values} as given (term)
    where products.fields ? ${field} and products.trashed_at is null
      and (products.company_key = ${companyKey} or products.shown
        and coalesce(products.visibility ->> ${field}, ${visibility}) = 'PUBLIC')
    group by term order by count(*) desc, term limit ${most}`.execute(db());
  return rows;
}
