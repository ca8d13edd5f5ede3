import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { type OwnLimits, readOwnLimits, writeOwnLimits } from "../../kernel/company-limits.ts";
import { transaction } from "../../kernel/db/db.ts";
import { lockCompany } from "./change-company.ts";

/** Support sets what a company may keep, or gives it the usual again. */
export async function setLimits(
  actor: SignedInActor,
  { key, limits }: { key: string; limits: OwnLimits },
): Promise<void> {
  await transaction(async () => {
    const row = await lockCompany(actor, key);
    const before = await readOwnLimits(row.key);
    await writeOwnLimits(row.key, limits);
    await audit(actor, {
      action: "company.saved",
      key: row.key,
      company_key: row.key,
      before,
      after: limits,
    });
  });
}
