import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { refuseUnless } from "../policy.ts";
import { type ImportAddress, lockImport } from "../queries/read-import.ts";
import { askForLine } from "./work/queue-work.ts";

/** Asks for the whole import to be taken back; that takes its place in the company's line too. */
export async function undoImport(actor: SignedInActor, address: ImportAddress): Promise<void> {
  await transaction(async () => {
    const record = await lockImport(actor, address);
    if (record.state === "UNDOING" || record.state === "UNDONE") return;
    refuseUnless("undo", record);
    await db()
      .updateTable("imports")
      .set({
        state: "UNDOING",
        // One that failed in the middle goes on there.
        undone: JSON.stringify(record.undone ?? { deleted: 0, trashed: 0, restored: 0, left: 0 }),
        failure: null,
        queued_at: sql<Date>`clock_timestamp()`,
        started_by: actor.user_key,
      })
      .where("id", "=", record.id)
      .execute();
    await askForLine(record.company_key);
    await audit(actor, {
      action: "import.undone",
      key: record.id,
      company_key: record.company_key,
      after: { file: record.file_name },
    });
  });
}
