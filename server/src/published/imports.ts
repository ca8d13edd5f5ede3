import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";

/**
 * Rows that dry runs have told of and that have changed nothing yet, of a company's imports but the
 * one that asks.
 */
export async function countCheckedRows(companyKey: string, but: string | null): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(coalesce(total, position)), 0)::int as rows from imports
    where company_key = ${companyKey} and id is distinct from ${but}::uuid
      and created + updated = 0`.execute(db());
  return rows[0]?.rows ?? 0;
}
