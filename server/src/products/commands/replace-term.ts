import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { writeHistory } from "./write-history.ts";

interface Replacement {
  field: AttributeField;
  from: string;
  into: string;
  /** The key of the last product that was done; "" before the first. */
  after: string;
  limit: number;
}

interface Carrier {
  key: string;
  company_key: string;
  version: number;
  fields: ProductFields;
}

/**
 * Puts one term in the place of another in the next products that carry it, those in the trash
 * too, in the order of their keys and in the caller's transaction. Each gets a new version and an
 * entry in its history. Answers their keys.
 */
export async function replaceTerm(
  actor: Actor,
  { field, from, into, after, limit }: Replacement,
): Promise<string[]> {
  const { rows } = await sql<Carrier>`
    select key, company_key, version, fields from products
    where key > ${after} and jsonb_exists(fields -> ${field}, ${from})
    order by key limit ${limit} for no key update`.execute(db());
  if (rows.length === 0) return [];
  const changed = rows.map((row) => ({
    ...row,
    terms: [...new Set((row.fields[field] ?? []).map((term) => (term === from ? into : term)))],
  }));
  const written = changed.map(({ key, terms }) => ({ key, terms }));
  await sql`
    update products set fields = jsonb_set(products.fields, array[${field}], replaced.terms),
      version = version + 1, updated_at = now(), updated_by = ${actor.user_key}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as replaced (key text, terms jsonb)
    where products.key = replaced.key`.execute(db());
  await writeHistory(
    actor,
    changed.map(({ key, company_key, version, fields, terms }) => ({
      product_key: key,
      company_key,
      version: version + 1,
      action: "SAVED",
      before: { fields: { [field]: fields[field] } },
      after: { fields: { [field]: terms } },
    })),
  );
  emit(...changed.map(({ key }) => ({ topic: "product.changed", key }) as const));
  return changed.map(({ key }) => key);
}
