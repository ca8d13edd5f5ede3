import { sql } from "kysely";
import { db, emit } from "../../../kernel/db/db.ts";
import type { ChangedProduct, EventProductRow } from "../queries/select-products.ts";

/** Writes what is said of these products; the event is locked, and `row` was read since. */
export async function writeProducts(
  event: string,
  changed: readonly ChangedProduct[],
): Promise<void> {
  for (let at = 0; at < changed.length; at += atOnce) {
    await writeSome(event, changed.slice(at, at + atOnce));
  }
  const moved = changed.some(({ row, after }) => row.promoted !== after.promoted);
  if (moved) await writeOrder(event, []);
}

/** Rows of one statement, which takes so many values. */
const atOnce = 2_000;

async function writeSome(event: string, changed: readonly ChangedProduct[]): Promise<void> {
  await db()
    .insertInto("event_products")
    .values(
      changed.map(({ row, after: { display_name, enabled, promoted } }) => ({
        ...{ event_key: event, company_key: row.company_key, product_key: row.key },
        ...{ display_name, enabled, promoted },
      })),
    )
    .onConflict((known) =>
      known.columns(["event_key", "product_key"]).doUpdateSet(({ ref }) => ({
        display_name: ref("excluded.display_name"),
        enabled: ref("excluded.enabled"),
        promoted: ref("excluded.promoted"),
        version: sql<number>`event_products.version + 1`,
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/**
 * Numbers the promoted products, from 1 without gaps: `first` in this order, then what else there
 * is as it is, those that are not there at the moment among them. What is promoted no longer has no
 * number; what has none yet comes last.
 */
export async function writeOrder(event: string, first: readonly string[]): Promise<void> {
  await sql`
    with ordered as (
      select product_key, row_number() over (
        order by array_position(${first}::text[], product_key), ranking, created_at, product_key
      ) as ranking
      from event_products where event_key = ${event} and promoted
    )
    update event_products set ranking = ordered.ranking
    from event_products as promoted
    left join ordered on ordered.product_key = promoted.product_key
    where event_products.event_key = ${event} and promoted.event_key = ${event}
      and event_products.product_key = promoted.product_key
      and event_products.ranking is distinct from ordered.ranking`.execute(db());
}

/** Tells everybody that what the companies of these show in the event has changed; null: of all. */
export function tellChanged(event: string, rows: readonly EventProductRow[] | null): void {
  const companies = rows && [...new Set(rows.map(({ company_key }) => company_key))];
  if (companies?.length === 0) return;
  emit({ topic: "event.changed", key: event, data: { companies } });
}
