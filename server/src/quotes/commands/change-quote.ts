import { sql, type Updateable } from "kysely";
import type { DB } from "../../../db/types.ts";
import { db } from "../../kernel/db/db.ts";

/** Writes a change to a quote that is locked. */
export async function changeQuote(
  key: string,
  change: Omit<Updateable<DB["quotes"]>, "updated_at">,
): Promise<void> {
  await db()
    .updateTable("quotes")
    .set({ ...change, updated_at: sql<Date>`clock_timestamp()` })
    .where("key", "=", key)
    .execute();
}

/** What a quote that is accepted no more says of its acceptance. */
export const notAccepted = { accepted_at: null, accepted_by: null, accepted_lines: null };
