import { db } from "../kernel/db/db.ts";

/** What the European Central Bank published for that day; pages say that it is of that day. */
const published = { day: "2023-12-29", rates: { CNY: "7.8509", USD: "1.105" } };

/** Rates by which the demonstration's offers are compared, until somebody loads newer ones. */
export async function seedRates(): Promise<void> {
  const { day, rates } = published;
  await db()
    .insertInto("exchange_rates")
    .values(Object.entries(rates).map(([currency, rate]) => ({ currency, day, rate })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
