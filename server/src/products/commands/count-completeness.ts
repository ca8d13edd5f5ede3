import { sql } from "kysely";
import { db, transaction } from "../../kernel/db/db.ts";
import { completes, publishedAssets } from "../../published/documents.ts";
import { expectedCount, expectedKinds } from "../queries/expected-kinds.ts";

/** Rows counted at a time: others wait for their locks no longer than that takes. */
const batch = 500;

type CountedProducts = "stale" | "all";

/**
 * Counts how complete products are: the stale ones, of whose kind another number of fields and
 * documents is expected than when they were counted, or all. Answers of how many it has changed.
 * @throws the signal's reason, between two batches, when it says that this is to end.
 */
export async function countCompleteness(
  which: CountedProducts = "stale",
  signal?: AbortSignal,
): Promise<number> {
  for (let changed = 0, after: string | null = ""; ; ) {
    signal?.throwIfAborted();
    const counted: CountedBatch = await transaction(() => countBatch(which, after ?? ""));
    changed += counted.changed;
    after = counted.last;
    if (after === null || counted.seen < batch) return changed;
  }
}

interface CountedBatch {
  /** The next batch goes on behind this key. */
  last: string | null;
  seen: number;
  changed: number;
}

async function countBatch(which: CountedProducts, after: string): Promise<CountedBatch> {
  const wanted = which === "all" ? sql`true` : sql`complete_expected <> ${expectedCount}`;
  const { rows } = await sql<CountedBatch>`
    with seen as (
      select key, offering, segment, fields from products
      where key > ${after} and ${wanted}
      order by key limit ${batch}
      for no key update
    ), counted as (
      select seen.key, kind.expected,
        (select count(*) from unnest(kind.fields) as field where seen.fields ? field) as fields,
        (select count(distinct document_type) from ${publishedAssets()}
          where product_key = seen.key and ${completes()}
            and document_type = any(kind.documents)) as documents
      from seen join ${expectedKinds}
        on kind.offering = seen.offering and kind.segment = seen.segment
    ), changed as (
      update products set complete_expected = counted.expected,
        complete_fields = counted.fields, complete_documents = counted.documents
      from counted
      where products.key = counted.key
        and (complete_expected, complete_fields, complete_documents)
          is distinct from (counted.expected, counted.fields, counted.documents)
      returning 1
    )
    select (select max(key) from seen) as last, (select count(*) from seen) as seen,
      (select count(*) from changed) as changed`.execute(db());
  return rows[0] ?? { last: null, seen: 0, changed: 0 };
}
