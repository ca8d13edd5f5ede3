import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { type ImportRecord, refuseUnless } from "../policy.ts";
import { type ImportAddress, lockImport } from "../queries/read-import.ts";
import { forgetCheck } from "./forget-check.ts";
import { keepMapping } from "./keep-mapping.ts";

/** Says which column is which field, for this file and for the company's next one like it. */
export async function saveMapping(
  actor: SignedInActor,
  { mapping, ...address }: ImportAddress & { mapping: Mapping },
): Promise<void> {
  await transaction(async () => {
    const record = await lockImport(actor, address);
    refuseUnless("map", record);
    refuseUnknownColumns(record, mapping);
    const { id, company_key, columns } = record;
    await forgetCheck(id);
    await db()
      .updateTable("imports")
      .set({ mapping: JSON.stringify(mapping), mapping_from: "SAVED" })
      .where("id", "=", id)
      .execute();
    await keepMapping({ company_key, columns, mapping });
    const after = { columns: mapping.columns.filter(({ field }) => field !== null).length };
    await audit(actor, { action: "import.mapped", key: id, company_key, after });
  });
}

function refuseUnknownColumns({ columns }: ImportRecord, { columns: mapped, identity }: Mapping) {
  const known = new Set(columns.map(({ name }) => name));
  const named = [
    ...mapped.map(({ column }, at) => ({ column, path: `mapping.columns.${at}.column` })),
    ...(identity.by === "column"
      ? [{ column: identity.column, path: "mapping.identity.column" }]
      : []),
  ];
  const failures = named
    .filter(({ column }) => !known.has(column))
    .map(({ path }) => fieldFailure({ path, code: "choice", message: "not in the file" }));
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}
