import { sql } from "kysely";
import { deleteAsset } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";

/** Files of imports are kept for 90 days; what the imports did stays to be read. */
export async function trimFiles(): Promise<void> {
  const { rows } = await sql<{ id: string; storage_key: string }>`
    select id, storage_key from imports
    where storage_key is not null and coalesce(ended_at, created_at) < now() - interval '90 days'
      and state not in ('CHECKING', 'WAITING', 'RUNNING', 'CANCELING', 'UNDOING')`.execute(db());
  for (const { id, storage_key } of rows) {
    await deleteAsset(storage_key);
    await sql`update imports set storage_key = null where id = ${id}`.execute(db());
  }
}
