import type { DataVisibility } from "@neroli/contract/companies/editable.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import { presentVisibility } from "../present/present-editable.ts";
import { changeCompany, lockCompany } from "./change-company.ts";

type Changes = { [Field in keyof DataVisibility]?: DataVisibility[Field] | undefined };

/** Changes who may read the fields that are named (spec 3, data visibility of company data). */
export async function changeVisibility(
  actor: SignedInActor,
  { key, changes }: { key: string; changes: Changes },
): Promise<DataVisibility> {
  return transaction(async () => {
    const row = await lockCompany(actor, key);
    const before = presentVisibility(row);
    const after = { ...before };
    for (const [field, value] of Object.entries(changes)) {
      if (value) after[field as keyof DataVisibility] = value;
    }
    if (JSON.stringify(before) === JSON.stringify(after)) return before;
    await changeCompany(row.key, { data_visibility: JSON.stringify(after) });
    await audit(actor, {
      action: "company.visibility-changed",
      key: row.key,
      company_key: row.key,
      before,
      after,
    });
    return after;
  });
}
