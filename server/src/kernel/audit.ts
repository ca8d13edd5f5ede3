import type { AuditAction, AuditEntity } from "@neroli/contract/enumerations/audit.ts";
import type { Actor } from "./actor.ts";
import { db } from "./db/db.ts";
import { plainAddress } from "./network.ts";

/** A change for the trail: `before` and `after` are the thing's own values that it is about. */
export interface AuditedChange {
  action: AuditAction;
  /** The thing's key; its kind is the first word of the action. */
  key: string;
  /** The company that the thing belongs to. */
  company_key?: string | null;
  before?: object | null;
  after?: object | null;
}

/**
 * Writes into the audit trail what a command did, in the command's own transaction: nothing is done
 * without its entry and none tells of what was not done. Of values that are in both `before` and
 * `after` only those that differ are kept. Outside a transaction it is a mistake.
 */
export async function audit(actor: Actor, ...changes: readonly AuditedChange[]): Promise<void> {
  if (!db().isTransaction) throw new Error("audit() outside a transaction");
  if (changes.length === 0) return;
  await db()
    .insertInto("audit_entries")
    .values(
      changes.map(({ action, key, company_key = null, before = null, after = null }) => {
        const [was, is] = differing(before, after);
        return {
          actor_key: actor.user_key,
          actor_name: actor.name,
          actor_email: actor.email,
          actor_roles: [...actor.roles],
          address: actor.address && plainAddress(actor.address),
          action,
          entity: action.split(".")[0] as AuditEntity,
          entity_key: key,
          company_key,
          before: was && JSON.stringify(was),
          after: is && JSON.stringify(is),
        };
      }),
    )
    .execute();
}

/** The trail, for queries of those who read it: `entity` and `entity_key` name the thing. */
export const selectEntries = () => db().selectFrom("audit_entries");

type Values = Record<string, unknown>;

function differing(before: object | null, after: object | null): [Values | null, Values | null] {
  const [was, is] = [before as Values | null, after as Values | null];
  if (!was || !is) return [was, is];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return [only(was), only(is)];
}
