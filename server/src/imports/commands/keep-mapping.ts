import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { type FileColumns, hashColumns } from "../mapping/hash-columns.ts";

interface NewMapping {
  company_key: string;
  columns: FileColumns;
  mapping: Mapping;
}

/** Keeps a mapping for the company's next file of these columns. */
export async function keepMapping({ company_key, columns, mapping }: NewMapping): Promise<void> {
  const text = JSON.stringify(mapping);
  await db()
    .insertInto("import_mappings")
    .values({ company_key, columns_hash: hashColumns(columns), mapping: text })
    .onConflict((conflict) =>
      conflict
        .columns(["company_key", "columns_hash"])
        .doUpdateSet({ mapping: text, saved_at: sql<Date>`now()` }),
    )
    .execute();
}
