import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { ImportRecord } from "../policy.ts";

/** Rows that dry runs have told of and that have changed nothing yet, of a company's other imports. */
export async function countKeptRows({
  id,
  company_key,
}: Pick<ImportRecord, "id" | "company_key">): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(coalesce(total, position)), 0)::int as rows from imports
    where company_key = ${company_key} and id <> ${id} and created + updated = 0`.execute(db());
  return rows[0]?.rows ?? 0;
}
