import type { RowCounts } from "@neroli/contract/imports/schema.ts";
import type { RowOutcome } from "@neroli/contract/imports/states.ts";
import type { ProductChange } from "@neroli/contract/products/editor-schema.ts";
import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import type { StoredProblem } from "../../problems/problems.ts";

/** The result of one row, in the run or the dry run. */
export interface RowResult {
  row: number;
  line: number;
  outcome: RowOutcome;
  product_key: string | null;
  name: string;
  changes: readonly ProductChange[];
  problems: readonly StoredProblem[];
  /** The state before, which undoing needs. */
  before?: { source_hash: string | null; trashed: boolean } | null;
  after_hash?: string | null;
}

const recordset = (rows: readonly RowResult[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as result (row int, line int, outcome text,
    product_key text, name text, changes jsonb, problems jsonb, before jsonb, after_hash text)`;

/** Writes the results of the dry run. */
export async function writePlannedRows(importId: string, rows: readonly RowResult[]) {
  await sql`
    insert into import_rows (import_id, row, line, planned, product_key, name, changes, problems)
    select ${importId}::uuid, row, line, outcome, product_key, name, changes, problems
    from ${recordset(rows)}`.execute(db());
}

/** Writes the results of the run; answers how many rows came out otherwise than the dry run said. */
export async function writeDoneRows(importId: string, rows: readonly RowResult[]): Promise<number> {
  const { rows: written } = await sql<{ differing: number }>`
    with written as (
      insert into import_rows (import_id, row, line, outcome, product_key, name, changes, problems,
        before, after_hash)
      select ${importId}::uuid, row, line, outcome, product_key, name, changes, problems,
        before, after_hash
      from ${recordset(rows)}
      on conflict (import_id, row) do update set
        outcome = excluded.outcome, product_key = excluded.product_key, name = excluded.name,
        changes = excluded.changes, problems = excluded.problems, before = excluded.before,
        after_hash = excluded.after_hash,
        differs = import_rows.planned is not null and (import_rows.planned <> excluded.outcome
          or import_rows.changes <> excluded.changes)
      returning differs)
    select count(*) filter (where differs)::int as differing from written`.execute(db());
  return written[0]?.differing ?? 0;
}

export function countOutcomes(rows: readonly RowResult[]): RowCounts {
  const counts: RowCounts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return counts;
}

export const added = (a: RowCounts, b: RowCounts): RowCounts => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  rejected: a.rejected + b.rejected,
});
