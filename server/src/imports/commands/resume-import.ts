import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { refuseUnless } from "../policy.ts";
import { type ImportAddress, lockImport } from "../queries/read-import.ts";
import { askForLine } from "./work/queue-work.ts";

/** Goes on where it was stopped: in taking back when that was what failed, else in running. */
export async function resumeImport(actor: SignedInActor, address: ImportAddress): Promise<void> {
  await transaction(async () => {
    const record = await lockImport(actor, address);
    if (record.state === "WAITING" || record.state === "RUNNING") return;
    refuseUnless("resume", record);
    await db()
      .updateTable("imports")
      .set({
        state: record.undone ? "UNDOING" : "WAITING",
        stopped: null,
        failure: null,
        ended_at: null,
        queued_at: sql<Date>`clock_timestamp()`,
        started_by: actor.user_key,
      })
      .where("id", "=", record.id)
      .execute();
    await askForLine(record.company_key);
    await audit(actor, {
      action: "import.resumed",
      key: record.id,
      company_key: record.company_key,
      after: { file: record.file_name },
    });
  });
}
