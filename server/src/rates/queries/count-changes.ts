import type { DatedExchangeRate } from "@neroli/contract/rates/schema.ts";
import { type RawBuilder, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** The rates as rows, for `from`. */
export const asRows = (rates: readonly DatedExchangeRate[]): RawBuilder<unknown> =>
  sql`unnest(
    ${rates.map(({ currency }) => currency)}::text[],
    ${rates.map(({ day }) => day)}::date[],
    ${rates.map(({ rate }) => rate)}::text[]
  ) as told (currency, day, rate)`;

/** How many of these rates are new, and how many are others than those that are there. */
export async function countChanges(
  rates: readonly DatedExchangeRate[],
): Promise<{ added: number; changed: number }> {
  const { rows } = await sql<{ added: number; changed: number }>`
    select count(*) filter (where known.rate is null) as added,
      count(*) filter (where known.rate <> told.rate) as changed
    from ${asRows(rates)} left join exchange_rates as known using (currency, day)`.execute(db());
  return rows[0] ?? { added: 0, changed: 0 };
}
