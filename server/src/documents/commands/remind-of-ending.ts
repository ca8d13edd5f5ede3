import { reminderDays } from "@neroli/contract/documents/validity.ts";
import { sql } from "kysely";
import { today } from "../../kernel/clock.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { publishedProducts } from "../../published/products.ts";

/** So long after the end it is still told, when no process ran on the day. */
const lateDays = 7;

/**
 * Notes which documents have come nearer to their end and tells of it, per company and day one
 * event. Of the stages whose time has come only the last counts: who is told of seven days need not
 * hear of thirty.
 */
export async function remindOfEnding(): Promise<void> {
  await transaction(async () => {
    const { rows } = await sql<{ company_key: string; valid_until: string; days: number }>`
      with due as (
        select assets.id, stage.days
        from assets
        left join ${publishedProducts()} on products.key = assets.product_key
        cross join lateral (
          select min(days) as days from unnest(${sql.val([...reminderDays])}::int[]) as days
          where assets.valid_until - ${today()}::date <= days) as stage
        where assets.kind = 'DOCUMENT' and assets.replaced_at is null
          and products.trashed_at is null
          and assets.valid_until >= ${today()}::date - ${lateDays}::int
          and stage.days is not null
          and (assets.reminded_days is null or assets.reminded_days > stage.days)
        for update of assets skip locked),
      reminded as (
        update assets set reminded_days = due.days from due where assets.id = due.id
        returning assets.company_key, assets.valid_until, due.days)
      select distinct company_key, valid_until, days from reminded
      order by company_key, valid_until`.execute(db());
    for (const { company_key: key, ...data } of rows)
      emit({ topic: "documents.ending", key, data });
  });
}
