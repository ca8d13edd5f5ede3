import { currencies } from "@neroli/contract/kernel/formats/currency.ts";
import type { DatedExchangeRate } from "@neroli/contract/rates/schema.ts";
import type { Rates } from "@neroli/contract/reckoning/offer.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Of each currency the rate of that day, or the last one before it; in the order of the codes. */
export async function listRates(day: string): Promise<DatedExchangeRate[]> {
  const { rows } = await sql<DatedExchangeRate>`
    select code as currency, last.rate, last.day from unnest(${currencies}::text[]) as code
    cross join lateral (
      select rate, day from exchange_rates
      where currency = code and day <= ${day}::date
      order by day desc limit 1
    ) as last order by code`.execute(db());
  return rows;
}

/** The same, as offers are reckoned by them. EUR has none: all others are told in it. */
export async function ratesOn(day: string): Promise<Rates> {
  const rates = await listRates(day);
  return Object.fromEntries(rates.map(({ currency, ...dated }) => [currency, dated]));
}
