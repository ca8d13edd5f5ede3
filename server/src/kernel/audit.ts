import type { AuditAction, AuditEntity } from "@neroli/contract/enumerations/audit.ts";
import { sql } from "kysely";
import type { Actor } from "./actor.ts";
import { db } from "./db/db.ts";
import { plainAddress } from "./network.ts";
import { noteSecurity } from "./security-log.ts";

/** A change for the trail: `before` and `after` are the thing's own values that it is about. */
export interface AuditedChange {
  action: AuditAction;
  /** The thing's key; its kind is the first word of the action. */
  key: string;
  /** The company that the thing belongs to. */
  company_key?: string | null;
  before?: object | null;
  after?: object | null;
  /** Which part of it, where it has several: kept with both although it does not change. */
  part?: Values;
}

type Values = Record<string, unknown>;

/**
 * Writes into the audit trail what a command did, in the command's own transaction: nothing is done
 * without its entry and none tells of what was not done. Of values that are in both `before` and
 * `after` only those that differ are kept, beside the part. Outside a transaction it is a mistake.
 */
export async function audit(actor: Actor, ...changes: readonly AuditedChange[]): Promise<void> {
  if (!db().isTransaction) throw new Error("audit() outside a transaction");
  if (changes.length === 0) return;
  await db()
    .insertInto("audit_entries")
    .values(
      changes.map(({ action, key, company_key = null, before = null, after = null, part }) => {
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
          before: was && JSON.stringify({ ...part, ...was }),
          after: is && JSON.stringify({ ...part, ...is }),
        };
      }),
    )
    .execute();
  for (const change of changes) await noteRights(actor, change);
}

const statuses = ["enabled", "disabled", "blocked", "unblocked", "verified", "unverified"] as const;

/** What an entry changes of anybody's rights stands in the security log, too. */
async function noteRights(actor: Actor, change: AuditedChange): Promise<void> {
  const { action, key, company_key = null } = change;
  const [entity, deed = ""] = action.split(".");
  if (entity !== "user" && entity !== "company") return;
  const whom = { user_key: entity === "user" ? key : null, actor_key: actor.user_key, company_key };
  const to = statuses.find((status) => status === deed);
  if (to) await noteSecurity({ kind: "status-changed", ...whom, details: { to } });
  const [was, is] = [rightsOf(change.before), rightsOf(change.after)];
  if (entity !== "user" || !was || !is) return;
  const granted = is.roles.filter((role) => !was.roles.includes(role));
  const revoked = was.roles.filter((role) => !is.roles.includes(role));
  const moved = was.company !== is.company;
  if (granted.length + revoked.length === 0 && !moved) return;
  const details = { granted, revoked, ...(moved && { company: is.company }) };
  await noteSecurity({ kind: "rights-changed", ...whom, details });
}

function rightsOf(values: object | null | undefined) {
  const { roles, company = null } = (values ?? {}) as { roles?: string[]; company?: string | null };
  return roles ? { roles, company } : null;
}

/** What is older than the ten years for which it is kept goes; the database lets nothing else go. */
export async function trimAuditTrail(): Promise<void> {
  await sql`delete from audit_entries where at < now() - interval '10 years'`.execute(db());
}

/** The trail, for queries of those who read it: `entity` and `entity_key` name the thing. */
export const selectEntries = () => db().selectFrom("audit_entries");

function differing(before: object | null, after: object | null): [Values | null, Values | null] {
  const [was, is] = [before as Values | null, after as Values | null];
  if (!was || !is) return [was, is];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return [only(was), only(is)];
}
