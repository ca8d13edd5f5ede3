import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { searchedOf } from "../changing/fold-searched.ts";
import type { AnnexEntry } from "../reading/annex-entry.ts";

/** Writes entries in the place of those that stand where they stand. */
export async function writeEntries(entries: readonly AnnexEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, searched: searchedOf(entry) }));
  await sql`
    insert into law_entries (annex, number, part, name, names, cas, ec, product_type, maximum,
      conditions, wording, regulation, dated, gone, searched)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      annex text, number text, part int, name text, names text[], cas text[], ec text[],
      product_type text, maximum text, conditions text, wording text, regulation text,
      dated date, gone boolean, searched text)
    on conflict (annex, number, part) do update set
      name = excluded.name, names = excluded.names, cas = excluded.cas, ec = excluded.ec,
      product_type = excluded.product_type, maximum = excluded.maximum,
      conditions = excluded.conditions, wording = excluded.wording,
      regulation = excluded.regulation, dated = excluded.dated, gone = excluded.gone,
      searched = excluded.searched`.execute(db());
}
