import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import { changeCompany, lockCompany } from "./change-company.ts";

type State = "verified" | "enabled";
const actions: Record<State, Record<"true" | "false", AuditAction>> = {
  verified: { true: "company.verified", false: "company.unverified" },
  enabled: { true: "company.enabled", false: "company.disabled" },
};

/**
 * Support verifies or enables a company, or takes that back. Its people stay signed in; of an
 * unverified or disabled company they are not vetted, from their next call on.
 */
export async function setState(
  actor: SignedInActor,
  { key, state, to }: { key: string; state: State; to: boolean },
): Promise<void> {
  await transaction(async () => {
    const row = await lockCompany(actor, key);
    if (row[state] === to) return;
    await changeCompany(row.key, { [state]: to });
    await audit(actor, {
      action: actions[state][`${to}`],
      key: row.key,
      company_key: row.key,
      before: { [state]: row[state] },
      after: { [state]: to },
    });
  });
}
