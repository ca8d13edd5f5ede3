import type { AuditEntry } from "@neroli/contract/audit/endpoints.ts";
import type { AuditRow } from "../queries.ts";

/** With the names of the keys that it tells of. */
export const presentEntry = (row: AuditRow, known: ReadonlyMap<string, string>): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: {
    key: row.actor_key,
    name: row.actor_name,
    email: row.actor_email,
    roles: row.actor_roles,
  },
  address: row.address,
  action: row.action,
  entity: row.entity,
  entity_key: row.entity_key,
  entity_name: row.entity_name,
  company_key: row.company_key,
  before: row.before,
  after: row.after,
  names: Object.fromEntries(
    [...known].filter(([key]) => JSON.stringify([row.before, row.after]).includes(`"${key}"`)),
  ),
});
