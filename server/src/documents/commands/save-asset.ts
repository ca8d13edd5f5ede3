import path from "node:path";
import type { AssetForm } from "@neroli/contract/documents/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { fileName } from "../../kernel/assets/file-name.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { allow } from "../policy.ts";
import { type LockedAsset, lockAsset } from "./lock-assets.ts";
import { tellChanged } from "./tell-changed.ts";

interface AssetChange {
  company_key: string;
  id: string;
  form: AssetForm;
}

/** Writes what is said of a document or picture, if nobody has changed it since it was read. */
export async function saveAsset(actor: SignedInActor, wanted: AssetChange): Promise<void> {
  const { company_key, id, form } = wanted;
  allow(actor, "edit", company_key);
  await transaction(async () => {
    const row = await lockAsset({ company_key, id });
    if (row.replaced_at) throw new AppError("documents.replaced");
    const before = said(row);
    const after = { ...before, ...changesOf(row, form) };
    const changed = names.filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return;
    refuseStale(row, { form, changed, before });
    await db()
      .updateTable("assets")
      .set({
        name: after.name,
        document_type: after.type,
        visibility: after.visibility,
        language: after.language,
        valid_until: after.valid_until,
        // Another day is told anew.
        ...(changed.includes("valid_until") && { reminded_days: null }),
        record_version: row.record_version + 1,
        updated_at: sql<Date>`now()`,
        updated_by: actor.user_key,
      })
      .where("id", "=", id)
      .execute();
    await audit(actor, { action: "document.saved", key: id, company_key, before, after });
    await tellChanged({ company_key, product_key: row.product_key });
  });
}

const names = ["name", "type", "visibility", "language", "valid_until"] as const;

const said = (row: LockedAsset) => ({
  name: row.name,
  type: row.document_type,
  visibility: row.visibility,
  language: row.language,
  valid_until: row.valid_until,
});

/** A picture has a name and nothing else; the ending of a file stays. */
function changesOf(row: LockedAsset, form: AssetForm) {
  const { version_of_record: _, name: given, ...rest } = form;
  const name = fileName(given, path.extname(row.name).slice(1).toLowerCase());
  return row.kind === "IMAGE" ? { name } : { name, ...rest };
}

function refuseStale(
  row: LockedAsset,
  { form, changed, before }: { form: AssetForm; changed: string[]; before: object },
): void {
  if (row.record_version === form.version_of_record) return;
  throw new AppError("conflict", { version: row.record_version, changed, current: before });
}
