import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { refuseUnless } from "../policy.ts";
import { type ImportAddress, lockImport } from "../queries/read-import.ts";
import { forgetCheck } from "./forget-check.ts";
import { askForChecking } from "./work/queue-work.ts";

/** Asks for the dry run; what an earlier one said is forgotten. */
export async function askForCheck(actor: SignedInActor, address: ImportAddress): Promise<void> {
  await transaction(async () => {
    const record = await lockImport(actor, address);
    if (record.state === "CHECKING") return;
    refuseUnless("check", record);
    await forgetCheck(record.id);
    await db()
      .updateTable("imports")
      .set({ state: "CHECKING" })
      .where("id", "=", record.id)
      .execute();
    await askForChecking(record);
    await audit(actor, {
      action: "import.checked",
      key: record.id,
      company_key: record.company_key,
    });
  });
}
