import { createHash } from "node:crypto";
import type { Mapping, SourceColumn } from "@neroli/contract/imports/mapping.ts";
import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import { isReasonColumn } from "./reason-column.ts";

interface Columns {
  company_key: string;
  columns: readonly Pick<SourceColumn, "name">[];
}

/** The same columns in another order, or with our reasons beside them, are the same kind of file. */
function hashOf(columns: Columns["columns"]): string {
  const names = columns.map(({ name }) => name).filter((name) => !isReasonColumn(name));
  return createHash("sha256").update(JSON.stringify(names.sort())).digest("base64url");
}

/** What the company has said before of a file with these columns. */
export async function findKeptMapping({ company_key, columns }: Columns): Promise<Mapping | null> {
  const row = await db()
    .selectFrom("import_mappings")
    .select("mapping")
    .where("company_key", "=", company_key)
    .where("columns_hash", "=", hashOf(columns))
    .executeTakeFirst();
  return (row?.mapping as Mapping | undefined) ?? null;
}

/** Kept for the company's next file of these columns. */
export async function keepMapping({
  company_key,
  columns,
  mapping,
}: Columns & { mapping: Mapping }) {
  await db()
    .insertInto("import_mappings")
    .values({ company_key, columns_hash: hashOf(columns), mapping: JSON.stringify(mapping) })
    .onConflict((conflict) =>
      conflict.columns(["company_key", "columns_hash"]).doUpdateSet({
        mapping: JSON.stringify(mapping),
        saved_at: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** The newest import of the company whose rejected rows a file of these columns can be. */
export async function findRepaired({
  company_key,
  columns,
}: Columns): Promise<{ id: string; mapping: Mapping } | null> {
  if (!columns.some(({ name }) => isReasonColumn(name))) return null;
  const { rows } = await sql<{ id: string; columns: SourceColumn[]; mapping: Mapping }>`
    select id, columns, mapping from imports
    where company_key = ${company_key} and mapping is not null
      and (rejected > 0 or (planned ->> 'rejected')::int > 0)
    order by created_at desc limit 50`.execute(db());
  return rows.find((each) => hashOf(each.columns) === hashOf(columns)) ?? null;
}
