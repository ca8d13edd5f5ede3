import { sql } from "kysely";
import { db, transaction } from "../../kernel/db/db.ts";
import { expectedCount, expectedKinds } from "../queries/expected-kinds.ts";

/** Rows counted at a time: others wait for their locks no longer than that takes. */
const batch = 500;

/**
 * Counts how complete products are whose kind is expected to have another number of fields and
 * documents than when they were counted, and those that never were. Answers how many.
 */
export async function countCompleteness(): Promise<number> {
  for (let all = 0, after = ""; ; ) {
    const keys = await transaction(() => countBatch(after));
    all += keys.length;
    after = keys.at(-1) ?? "";
    if (keys.length < batch) return all;
  }
}

/** The keys that were counted, in their order: the next batch goes on behind them. */
async function countBatch(after: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with stale as (
      select key, offering, segment, fields from products
      where key > ${after} and complete_expected <> ${expectedCount}
      order by key limit ${batch}
      for no key update
    ), counted as (
      update products set
        complete_expected = kind.expected,
        complete_fields = (
          select count(*) from unnest(kind.fields) as field where stale.fields ? field),
        complete_documents = (
          select count(distinct document_type) from assets
          where product_key = stale.key and kind = 'DOCUMENT' and replaced_at is null
            and document_type = any(kind.documents))
      from stale join ${expectedKinds}
        on kind.offering = stale.offering and kind.segment = stale.segment
      where products.key = stale.key
      returning products.key
    )
    select key from counted order by key`.execute(db());
  return rows.map(({ key }) => key);
}
