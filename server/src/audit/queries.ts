import type { auditEndpoints } from "@neroli/contract/audit/endpoints.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { containing, listPage } from "../kernel/list.ts";

export type AuditRow = Selectable<DB["audit_entries"]>;
export type AuditFilters = z.output<(typeof auditEndpoints)["GET /audit/export"]["query"]>;

export const listEntries = (
  query: z.output<(typeof auditEndpoints)["GET /audit"]["query"]>,
): Promise<PageOf<AuditRow>> =>
  listPage(
    db()
      .selectFrom("audit_entries")
      .where((eb) => eb.and(conditions(query)))
      .selectAll(),
    query,
    { sorts: { at: "at" }, fallback: "-at", tie: "id" },
  );

const batch = 1_000;

/** Every entry that the filters leave, the newest first, read in batches: the trail is long. */
export async function* readEntries(filters: AuditFilters): AsyncGenerator<AuditRow> {
  let before: number | undefined;
  for (;;) {
    const rows: AuditRow[] = await db()
      .selectFrom("audit_entries")
      .where((eb) => eb.and(conditions(filters)))
      .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
      .selectAll()
      .orderBy("id", "desc")
      .limit(batch)
      .execute();
    yield* rows;
    if (rows.length < batch) return;
    before = rows.at(-1)?.id;
  }
}

function conditions(filters: AuditFilters): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, "audit_entries">();
  const all: Expression<SqlBool>[] = [];
  if (filters.action__eq) all.push(eb("action", "=", filters.action__eq));
  if (filters.entity__eq) all.push(eb("entity", "=", filters.entity__eq));
  if (filters.entity_key__eq) all.push(eb("entity_key", "=", filters.entity_key__eq));
  if (filters.company_key__eq) all.push(eb("company_key", "=", filters.company_key__eq));
  if (filters.actor__icontains) {
    const typed = containing(filters.actor__icontains);
    all.push(eb.or([eb("actor_name", "ilike", typed), eb("actor_email", "ilike", typed)]));
  }
  if (filters.at__from) all.push(eb("at", ">=", dayStart(filters.at__from, 0)));
  if (filters.at__to) all.push(eb("at", "<", dayStart(filters.at__to, 1)));
  return all;
}

/** Days are those of UTC, as they are shown. */
const dayStart = (day: string, later: number) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'UTC'`;
