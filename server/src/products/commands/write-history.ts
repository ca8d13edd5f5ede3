import type { HistoryAction } from "@neroli/contract/products/editor-schema.ts";
import { changesBetween, type ProductState } from "@neroli/contract/products/history.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

export interface ProductHistoryRow {
  product_key: string;
  company_key: string;
  /** The product's after the change. */
  version: number;
  action: HistoryAction;
  /** The values before and after; left out where something was created, trashed or recovered. */
  before?: ProductState;
  after?: ProductState;
  import_id?: string | null;
}

/**
 * Writes what was done to products into their histories, in the transaction that does it and in
 * one statement, however many they are. Earlier states can be read from the changes backwards.
 */
export async function writeHistory(
  actor: Actor,
  rows: readonly ProductHistoryRow[],
): Promise<void> {
  if (!db().isTransaction) throw new Error("writeHistory() outside a transaction");
  if (rows.length === 0) return;
  const entries = rows.map(({ before = {}, after = {}, ...row }) => ({
    ...row,
    changes: changesBetween(before, after),
  }));
  await sql`
    insert into product_history
      (product_key, company_key, version, action, by_user, changes, import_id)
    select product_key, company_key, version, action, ${actor.user_key}, changes, import_id
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (product_key text,
      company_key text, version int, action text, changes jsonb, import_id uuid)`.execute(db());
}
