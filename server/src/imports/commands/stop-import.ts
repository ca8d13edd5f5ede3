import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** The program that imports was told to end: it ends after the rows in hand. */
export async function stopImport(id: string): Promise<void> {
  await sql`
    update imports set state = case state when 'RUNNING' then 'CANCELING' else 'CANCELED' end,
      ended_at = case state when 'RUNNING' then ended_at else now() end
    where id = ${id} and state in ('WAITING', 'RUNNING')`.execute(db());
}
