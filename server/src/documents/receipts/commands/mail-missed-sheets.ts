import { sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";
import { enqueue } from "../../../kernel/jobs/queued.ts";
import { findSheet, listUnreached } from "../queries/find-sheet.ts";
import { mailNewSheets } from "./mail-new-sheets.ts";

/** So long it is tried again where mails were refused or the mail server was away. */
const days = 7;

/** Asks anew for the mails of new safety data sheets that somebody still waits for. */
export async function mailMissedSheets(): Promise<void> {
  const rows = await db()
    .selectFrom("assets")
    .where("document_type", "=", "SDS")
    .where("version", ">", 1)
    .where("replaced_at", "is", null)
    .where("created_at", ">", sql<Date>`now() - ${days} * interval '1 day'`)
    .orderBy("created_at")
    .select("id")
    .execute();
  for (const { id } of rows) {
    const sheet = await findSheet(id);
    if (!sheet || (await listUnreached(sheet)).length === 0) continue;
    await transaction(() => enqueue(mailNewSheets, { id }));
  }
}
