import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { createCompany } from "../companies/factory.ts";
import { now } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

/** The day so many days from today, in UTC. */
export const dayFromNow = (days: number): string =>
  dayOf(new Date(now().getTime() + days * 86_400_000));

/** An ACTIVE subscription that ends in half a year, of a company of its own. */
export async function createSubscription(
  given: Partial<Insertable<DB["subscriptions"]>> = {},
): Promise<Selectable<DB["subscriptions"]>> {
  return db()
    .insertInto("subscriptions")
    .values({
      key: `subscription-${randomKey()}`,
      plan: "PROFESSIONAL",
      starts_on: dayFromNow(-30),
      ends_on: dayFromNow(180),
      ...given,
      company_key: given.company_key ?? (await createCompany()).key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
