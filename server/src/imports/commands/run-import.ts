import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { refuseUnless } from "../policy.ts";
import { type ImportAddress, lockImport } from "../queries/read-import.ts";
import { keepMapping } from "./keep-mapping.ts";
import { askForLine } from "./work/queue-work.ts";

/** Asks for the run, which takes its place in the company's line. */
export async function runImport(actor: SignedInActor, address: ImportAddress): Promise<void> {
  await transaction(async () => {
    const record = await lockImport(actor, address);
    if (record.state === "WAITING" || record.state === "RUNNING") return;
    refuseUnless("run", record);
    await db()
      .updateTable("imports")
      .set({
        state: "WAITING",
        position: 0,
        stopped: null,
        queued_at: sql<Date>`clock_timestamp()`,
        started_by: actor.user_key,
      })
      .where("id", "=", record.id)
      .execute();
    // A proposal that is run was a good one.
    const { company_key, columns, mapping } = record;
    if (mapping) await keepMapping({ company_key, columns, mapping });
    await askForLine(record.company_key);
    await audit(actor, {
      action: "import.started",
      key: record.id,
      company_key: record.company_key,
      after: { file: record.file_name },
    });
  });
}
