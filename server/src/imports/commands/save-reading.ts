import type { ImportReading } from "@neroli/contract/imports/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { openAsset } from "../../kernel/assets/assets.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { refuseUnless } from "../policy.ts";
import { getImport, type ImportAddress, lockImport } from "../queries/read-import.ts";
import { analyseFile } from "./analyse-file.ts";
import { forgetCheck } from "./forget-check.ts";

/** Reads the file in another way; its columns are others then, and the mapping begins anew. */
export async function saveReading(
  actor: SignedInActor,
  { reading, ...address }: ImportAddress & { reading: ImportReading },
): Promise<void> {
  const before = await getImport(actor, address);
  refuseUnless("map", before);
  const { storage_key, company_key, format } = before;
  if (storage_key === null) throw new AppError("imports.file-gone");
  // Reading takes its time: nothing is locked meanwhile.
  const { repairs: _, ...analysed } = await analyseFile(actor, {
    company_key,
    from: () => openAsset(storage_key),
    format,
    ...before.reading,
    ...reading,
  });
  await transaction(async () => {
    const record = await lockImport(actor, address);
    refuseUnless("map", record);
    await forgetCheck(record.id);
    await db().updateTable("imports").set(analysed).where("id", "=", record.id).execute();
    await audit(actor, {
      action: "import.mapped",
      key: record.id,
      company_key,
      before: record.reading,
      after: reading,
    });
  });
}
