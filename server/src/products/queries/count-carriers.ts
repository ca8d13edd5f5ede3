import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** How many products carry a term, those in the trash too. */
export async function countCarriers(field: AttributeField, term: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from products where jsonb_exists(fields -> ${field}, ${term})`.execute(db());
  return rows[0]?.count ?? 0;
}
