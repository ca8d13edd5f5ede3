import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit } from "../../../kernel/db/db.ts";
import { type Change, keepManagers } from "../../commands/keep-managers.ts";
import type { LockedUser } from "../../commands/lock-users.ts";

interface Order {
  action: AuditAction;
  changes: readonly Change[];
  /** Support leaves a company without a manager on purpose. */
  force: boolean | undefined;
}

/**
 * Writes what differs, with its entries in the audit trail; who is already as it would be is left
 * alone. Refused where a company would lose its last manager.
 */
export async function changeUsers(
  actor: SignedInActor,
  { action, changes, force = false }: Order,
): Promise<void> {
  const real = changes.filter(({ before, after }) => audited(before) !== audited(after));
  await keepManagers(actor, real, force);
  for (const { before, after } of real) {
    const { key, company_key, roles, status, enabled } = after;
    await db()
      .updateTable("users")
      .set({ company_key, roles, status, enabled, updated_at: sql<Date>`now()` })
      .where("key", "=", key)
      .execute();
    await audit(actor, { action, key, company_key, before: values(before), after: values(after) });
    emit({ topic: "user.changed", key, data: { actor: actor.user_key } });
  }
}

const values = ({ company_key: company, roles, status, enabled }: LockedUser) => ({
  company,
  roles,
  status,
  enabled,
});

const audited = (user: LockedUser) => JSON.stringify(values(user));
