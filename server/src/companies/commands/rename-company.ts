import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { renameRefusal } from "../policy.ts";
import { changeCompany, lockCompany } from "./change-company.ts";
import { keyOf, lockKeys, refuseTaken } from "./company-keys.ts";

/**
 * Answers the key before and the key now, which follows the name (decisions, 11): whatever names the company goes along,
 * and the old key leads to it for good.
 */
export async function renameCompany(
  actor: SignedInActor,
  { key: asked, name }: { key: string; name: string },
): Promise<{ before: string; key: string }> {
  return transaction(async () => {
    await lockKeys();
    const row = await lockCompany(actor, asked);
    const refusal = renameRefusal(actor, row);
    if (refusal) throw new AppError(refusal);
    if (row.name === name) return { before: row.key, key: row.key };
    // A name that no address shows leaves the address as it is.
    const key = keyOf(name) ?? row.key;
    if (key !== row.key) await moveTo(key, row.key);
    await changeCompany(key, { name });
    await audit(actor, {
      action: "company.renamed",
      key,
      company_key: key,
      before: { key: row.key, name: row.name },
      after: { key, name },
    });
    return { before: row.key, key };
  });
}

async function moveTo(key: string, before: string): Promise<void> {
  await refuseTaken(key, before);
  // Back to a name that it had: that address leads to it directly again.
  await db().deleteFrom("company_old_keys").where("old_key", "=", key).execute();
  await db().updateTable("companies").set({ key }).where("key", "=", before).execute();
  await db().insertInto("company_old_keys").values({ old_key: before, company_key: key }).execute();
  // It leaves the search under the key that it had.
  emit({ topic: "company.changed", key: before });
}
