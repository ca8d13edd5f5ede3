import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** The companies in whose line something stands. */
export async function listWaiting(): Promise<string[]> {
  const { rows } = await sql<{ company_key: string }>`
    select distinct company_key from imports
    where state in ('WAITING', 'RUNNING', 'CANCELING', 'UNDOING')`.execute(db());
  return rows.map(({ company_key }) => company_key);
}
