import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** What was posted is kept for 30 days; what is still tried is younger. */
export async function trimDeliveries(): Promise<void> {
  await sql`delete from webhook_deliveries
    where greatest(created_at, begun_at) < now() - interval '30 days'`.execute(db());
}
