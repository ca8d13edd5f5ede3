import type { ImportState } from "@neroli/contract/imports/states.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { refuseUnless } from "../policy.ts";
import { type ImportAddress, lockImport } from "../queries/read-import.ts";
import { forgetCheck } from "./forget-check.ts";

/** A dry run is given up; a run that waits leaves the line; one that runs ends its batch first. */
const becomes: Partial<Record<ImportState, ImportState>> = {
  CHECKING: "UPLOADED",
  WAITING: "CANCELED",
  RUNNING: "CANCELING",
};

/** Stops an import; what it has done stays, and it can be resumed. */
export async function cancelImport(actor: SignedInActor, address: ImportAddress): Promise<void> {
  await transaction(async () => {
    const record = await lockImport(actor, address);
    if (record.state === "CANCELING" || record.state === "CANCELED") return;
    refuseUnless("cancel", record);
    const state = becomes[record.state] ?? record.state;
    if (state === "UPLOADED") await forgetCheck(record.id);
    await db()
      .updateTable("imports")
      .set({ state, ...(state === "CANCELED" && { ended_at: sql<Date>`now()` }) })
      .where("id", "=", record.id)
      .execute();
    await audit(actor, {
      action: "import.cancelled",
      key: record.id,
      company_key: record.company_key,
      after: { file: record.file_name },
    });
  });
}
