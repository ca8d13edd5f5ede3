import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** One thing that somebody did; whose it is, is written only where that person has agreed. */
export interface Interaction {
  kind: InteractionKind;
  happened_at: Date;
  product_key?: string | null;
  company_key?: string | null;
  document?: string | null;
  event_key?: string | null;
  user_key?: string | null;
  visitor?: string | null;
  country?: string | null;
  reader_type?: string | null;
  firsts?: number;
  /** Of one act on several products all but the first. */
  further?: boolean;
  words?: string | null;
  found?: number | null;
  rank?: number | null;
  filters?: string | null;
}

/** A batch that was told before counts nothing. */
export interface Batch {
  batch: string | null;
  interactions: readonly Interaction[];
}

/**
 * Writes what is to be counted, in one statement: new batches alone, and the person of each only who
 * has agreed at this moment. Whoever withdraws meanwhile waits for it, and finds it.
 */
export async function writeInbox(batches: readonly Batch[]): Promise<void> {
  const rows = withoutDoubles(batches).flatMap(({ batch, interactions }) =>
    interactions.map((interaction) => ({ batch, ...interaction })),
  );
  if (rows.length === 0) return;
  await sql`
    with told as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        batch uuid, kind interaction_kind, happened_at timestamptz, product_key text,
        company_key text, document uuid, event_key text, user_key text, visitor uuid, country text,
        reader_type text, firsts smallint, further boolean, words text, found int, rank smallint, filters text)
    ), fresh as (
      insert into interaction_batches (batch)
      select distinct batch from told where batch is not null
      on conflict do nothing returning batch
    ), agreed as (
      select user_key from interaction_consents
      where user_key in (select user_key from told) and level <> 'NONE' for share
    )
    insert into interaction_inbox (happened_at, kind, firsts, further, product_key, company_key, document,
      event_key, user_key, visitor, country, reader_type, words, found, rank, filters)
    select happened_at, kind, coalesce(firsts, 0), coalesce(further, false), product_key, company_key, document, event_key,
      agreed.user_key, case when told.user_key is null then visitor end, country, reader_type, words,
      found, rank, filters
    from told left join agreed using (user_key)
    where batch is null or batch in (select batch from fresh)`.execute(db());
}

/** A browser may send a batch again before the first is written. */
function withoutDoubles(batches: readonly Batch[]): Batch[] {
  const seen = new Set<string>();
  return batches.filter(({ batch }) => {
    if (batch === null) return true;
    const isNew = !seen.has(batch);
    seen.add(batch);
    return isNew;
  });
}
