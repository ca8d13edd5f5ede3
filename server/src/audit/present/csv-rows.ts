import type { AuditRow } from "../queries.ts";

const columns: Record<string, (row: AuditRow) => string> = {
  id: (row) => String(row.id),
  at: (row) => row.at.toISOString(),
  actor: (row) => row.actor_name,
  email: (row) => row.actor_email,
  roles: (row) => row.actor_roles.join(" "),
  address: (row) => row.address ?? "",
  action: (row) => row.action,
  entity: (row) => row.entity,
  entity_key: (row) => row.entity_key,
  entity_name: (row) => row.entity_name ?? "",
  company: (row) => row.company_key ?? "",
  before: (row) => (row.before ? JSON.stringify(row.before) : ""),
  after: (row) => (row.after ? JSON.stringify(row.after) : ""),
};

/** Entries with the names of their columns before them, as they are read. */
export async function* csvRows(entries: AsyncIterable<AuditRow>): AsyncGenerator<string[]> {
  yield Object.keys(columns);
  for await (const entry of entries) yield Object.values(columns).map((read) => read(entry));
}
