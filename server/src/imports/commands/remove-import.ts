import type { SignedInActor } from "../../kernel/actor.ts";
import { deleteAsset } from "../../kernel/assets/assets.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { refuseUnless } from "../policy.ts";
import { type ImportAddress, lockImport } from "../queries/read-import.ts";

/** Removes an import that has changed no product, with its file. */
export async function removeImport(actor: SignedInActor, address: ImportAddress): Promise<void> {
  const file = await transaction(async () => {
    const record = await lockImport(actor, address);
    refuseUnless("remove", record);
    await db().deleteFrom("imports").where("id", "=", record.id).execute();
    await audit(actor, {
      action: "import.removed",
      key: record.id,
      company_key: record.company_key,
      before: { file: record.file_name },
    });
    return record.storage_key;
  });
  // After the commit: a file that is left over does less harm than an import without its file.
  if (file) await deleteAsset(file);
}
