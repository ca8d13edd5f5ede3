import { sql } from "kysely";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";

/** Drops files that were never sent and that no draft of a quote names, after a day. */
export async function dropUnsentAttachments(): Promise<void> {
  const bytes = await transaction(async () => {
    const rows = await db()
      .deleteFrom("request_attachments")
      .where("message_id", "is", null)
      .where("quote_version", "is", null)
      .where("in_draft", "=", false)
      .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
      .returning("storage_key")
      .execute();
    const keys = rows.map(({ storage_key }) => storage_key);
    await disownBytes(keys);
    return keys;
  });
  await discardBytes(bytes);
}
