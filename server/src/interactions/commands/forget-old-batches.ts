import { lateDays } from "@neroli/contract/interactions/limits.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Batches that are too late to be told again. */
export async function forgetOldBatches(): Promise<void> {
  await db()
    .deleteFrom("interaction_batches")
    .where("received_at", "<", sql<Date>`now() - ${lateDays + 1} * interval '1 day'`)
    .execute();
}
