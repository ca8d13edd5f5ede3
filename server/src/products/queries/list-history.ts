import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { keysOfField } from "@neroli/contract/products/text-keys.ts";
import { type SqlBool, sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { type ListOptions, listPage } from "../../kernel/list.ts";
import { may } from "../policy.ts";
import { type HistoryRow, selectHistory } from "./select-history.ts";

/** The history of a product that this actor edits, the newest first. */
export async function listHistory(
  actor: Actor,
  {
    company_key,
    key,
    query,
  }: { company_key: string; key: string; query: ListOptions & { field__eq?: string | undefined } },
): Promise<PageOf<HistoryRow>> {
  if (!may(actor, "edit", company_key)) throw notFound();
  found(
    await db()
      .selectFrom("products")
      .where("key", "=", key)
      .where("company_key", "=", company_key)
      .select("key")
      .executeTakeFirst(),
  );
  let rows = selectHistory(key);
  if (query.field__eq !== undefined) {
    const keys = keysOfField(query.field__eq).map((field) => JSON.stringify([{ field }]));
    rows = rows.where(sql<SqlBool>`changes @> any (${keys}::jsonb[])`);
  }
  // Ids grow with time, also within one millisecond.
  return listPage(rows, query, { sorts: { at: "id" }, fallback: "-at", tie: "id" });
}

/** The history of a product since this version, the newest first. */
export const findHistorySince = (productKey: string, version: number): Promise<HistoryRow[]> =>
  selectHistory(productKey)
    .where("version", ">", version)
    .where("action", "!=", "LABELLED")
    .orderBy("id", "desc")
    .execute();
