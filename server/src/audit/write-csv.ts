import type { AuditRow } from "./queries.ts";

/** Tells spreadsheet programs that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

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

/** Entries as CSV (RFC 4180), line by line as they are read. */
export async function* writeCsv(rows: AsyncIterable<AuditRow>): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(Object.keys(columns));
  for await (const row of rows) yield lineOf(Object.values(columns).map((read) => read(row)));
}

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(",")}\r\n`;

/** What a spreadsheet program would run as a formula gets an apostrophe before it. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
