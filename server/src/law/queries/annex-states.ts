import { annexes } from "@neroli/contract/enumerations/law.ts";
import type { AnnexState } from "@neroli/contract/law/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

type Row = Omit<AnnexState, "loaded_at"> & { loaded_at: Date | null };

/** Of every annex what is known of it; of one without entries, nothing. */
export async function annexStates(): Promise<AnnexState[]> {
  const { rows } = await sql<Row>`
    select told.annex, known.entries, known.as_of, last.loaded_at, last.file
    from unnest(${[...annexes]}::text[]) with ordinality as told (annex, place)
    cross join lateral (
      select count(*) filter (where not gone) as entries, max(dated) as as_of
      from law_entries where law_entries.annex = told.annex
    ) as known
    left join lateral (
      select loaded_at, file from law_loads where law_loads.annex = told.annex
      order by loaded_at desc, id desc limit 1
    ) as last on true
    order by told.place`.execute(db());
  return rows.map((row) => ({ ...row, loaded_at: row.loaded_at?.toISOString() ?? null }));
}
