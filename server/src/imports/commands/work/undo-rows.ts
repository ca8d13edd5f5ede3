import type { Import } from "@neroli/contract/imports/schema.ts";
import type { ProductChange } from "@neroli/contract/products/editor-schema.ts";
import { sql } from "kysely";
import { systemActor } from "../../../kernel/actor.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { type SavedOnce, type TakenBack, takeBack } from "../../../products/commands/take-back.ts";
import type { ImportRecord } from "../../policy.ts";
import { lockRecord } from "../../queries/read-import.ts";

const batchSize = 500;

/** Takes back what the import did, from its last row to its first; goes on where it was stopped. */
export async function undoRows(record: ImportRecord, signal: AbortSignal): Promise<void> {
  while (await transaction(() => undoBatch(record.id))) signal.throwIfAborted();
}

interface DoneRow {
  row: number;
  outcome: "created" | "updated";
  product_key: string;
  changes: ProductChange[];
  before: SavedOnce["before"];
  after_hash: string;
}

async function undoBatch(importId: string): Promise<boolean> {
  const now = await lockRecord(importId);
  if (now?.state !== "UNDOING") return false;
  const { rows } = await sql<DoneRow>`
    select row, outcome, product_key, changes, before, after_hash from import_rows
    where import_id = ${importId} and row < ${now.undo_position ?? lastRow}
      and outcome in ('created', 'updated')
    order by row desc limit ${batchSize}`.execute(db());
  const first = rows.at(-1);
  if (!first) {
    await db()
      .updateTable("imports")
      .set({ state: "UNDONE", ended_at: sql<Date>`now()` })
      .where("id", "=", importId)
      .execute();
    return false;
  }
  const outcomes = await takeBack(
    { ...systemActor, user_key: now.started_by },
    rows.map(({ outcome, product_key, after_hash, ...row }) => ({
      ...row,
      key: product_key,
      created: outcome === "created",
      content_hash: after_hash,
    })),
    { company_key: now.company_key, import_id: importId },
  );
  await keep(now, { rows, outcomes, first: first.row });
  return true;
}

const lastRow = 2_147_483_647;

interface UndoneBatch {
  rows: readonly DoneRow[];
  outcomes: readonly TakenBack[];
  first: number;
}

async function keep(now: ImportRecord, { rows, outcomes, first }: UndoneBatch): Promise<void> {
  const told = rows.map(({ row }, at) => ({ row, undo: outcomes[at] }));
  await sql`
    update import_rows set undo = told.undo
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (row int, undo text)
    where import_rows.import_id = ${now.id} and import_rows.row = told.row`.execute(db());
  const undone: NonNullable<Import["undone"]> = {
    ...{ deleted: 0, trashed: 0, restored: 0, left: 0 },
    ...now.undone,
  };
  for (const outcome of outcomes) undone[outcome]++;
  await db()
    .updateTable("imports")
    .set({ undone: JSON.stringify(undone), undo_position: first, updated_at: sql<Date>`now()` })
    .where("id", "=", now.id)
    .execute();
}
