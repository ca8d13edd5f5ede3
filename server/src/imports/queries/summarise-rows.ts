import type { RowsSummary } from "@neroli/contract/imports/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/**
 * What the rows of an import have in common: how many are taken although something is said of them,
 * and which fields of how many products become empty. Before the run it is what the dry run says.
 */
export async function summariseRows(importId: string): Promise<RowsSummary> {
  const taken = sql`import_id = ${importId} and coalesce(outcome, planned) <> 'rejected'`;
  const noted = await sql<{ count: number }>`
    select count(*)::int as count from import_rows where ${taken} and problems <> '[]'`.execute(
    db(),
  );
  const emptied = await sql<{ field: string; count: number }>`
    select change ->> 'field' as field, count(*)::int as count
    from import_rows, jsonb_array_elements(changes) as change
    where ${taken} and changes <> '[]' and not change ? 'to'
      and change ->> 'field' not like 'visibility.%'
    group by 1 order by 2 desc, 1`.execute(db());
  return { noted: noted.rows[0]?.count ?? 0, emptied: emptied.rows };
}
