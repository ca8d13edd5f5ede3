import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { completes, publishedAssets } from "../../published/documents.ts";
import { expectedKinds } from "../queries/expected-kinds.ts";

/**
 * Counts anew which of the documents that their kind should have these products have; for
 * commands that add, change or remove documents, in their transaction. Only what differs is
 * written, so that a call too many costs nothing. It tells nobody: what shows documents is told
 * by the caller's product.changed.
 */
export async function countDocuments(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    with locked as (
      select key, offering, segment from products where key = any(${keys})
      order by key for no key update
    ), counted as (
      select locked.key, (
        select count(distinct document_type) from ${publishedAssets()}
        where product_key = locked.key and ${completes()}
          and document_type = any(kind.documents)) as there
      from locked join ${expectedKinds}
        on kind.offering = locked.offering and kind.segment = locked.segment
    )
    update products set complete_documents = counted.there
    from counted
    where products.key = counted.key and products.complete_documents <> counted.there`.execute(
    db(),
  );
}
