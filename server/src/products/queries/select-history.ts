import type { HistoryAction, ProductChange } from "@neroli/contract/products/editor-schema.ts";
import { db } from "../../kernel/db/db.ts";
import { type Person, personIn } from "../../published/users.ts";

export interface HistoryRow {
  id: string;
  version: number;
  action: HistoryAction;
  at: Date;
  by: Person | null;
  changes: ProductChange[];
  import_id: string | null;
}

/** The history of a product; who did what by their names of today. */
export const selectHistory = (productKey: string) =>
  db()
    .selectFrom("product_history")
    .where("product_key", "=", productKey)
    .select(["id", "version", "at", "import_id", personIn("product_history.by_user").as("by")])
    .select(["action", "changes"]);

/** Labels are support's and no change of what the supplier says: undo looks past them. */
export const findLastChange = (productKey: string): Promise<HistoryRow | undefined> =>
  selectHistory(productKey)
    .where("action", "!=", "LABELLED")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
