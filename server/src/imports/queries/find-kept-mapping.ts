import type { Mapping, SourceColumn } from "@neroli/contract/imports/mapping.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { type FileColumns, hashColumns } from "../mapping/hash-columns.ts";
import { isReasonColumn } from "../problems/reason-column.ts";

interface CompanyColumns {
  company_key: string;
  columns: FileColumns;
}

/** The mapping that the company has kept for files with these columns. */
export async function findKeptMapping({
  company_key,
  columns,
}: CompanyColumns): Promise<Mapping | null> {
  const row = await db()
    .selectFrom("import_mappings")
    .select("mapping")
    .where("company_key", "=", company_key)
    .where("columns_hash", "=", hashColumns(columns))
    .executeTakeFirst();
  return row?.mapping ?? null;
}

/** The newest import of the company whose rejected rows a file of these columns can be. */
export async function findRepaired({
  company_key,
  columns,
}: CompanyColumns): Promise<{ id: string; mapping: Mapping } | null> {
  if (!columns.some(({ name }) => isReasonColumn(name))) return null;
  const { rows } = await sql<{ id: string; columns: SourceColumn[]; mapping: Mapping }>`
    select id, columns, mapping from imports
    where company_key = ${company_key} and mapping is not null
      and (rejected > 0 or (planned ->> 'rejected')::int > 0)
    order by created_at desc limit 50`.execute(db());
  return rows.find((each) => hashColumns(each.columns) === hashColumns(columns)) ?? null;
}
