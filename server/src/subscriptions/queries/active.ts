import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";

/** `subscriptionStatus` in the database, for lists. The day is one of UTC. */
export const statusOn = (today: string): RawBuilder<string> => sql<string>`
  case
    when subscriptions.deactivated_at is not null then 'DEACTIVATED'
    when subscriptions.starts_on > ${today}::date then 'UPCOMING'
    when subscriptions.ends_on < ${today}::date then 'EXPIRED'
    else 'ACTIVE'
  end`;

/** Whether the company whose key stands in that column has an ACTIVE subscription, for a select. */
export const isSubscribed = (column: string): RawBuilder<SqlBool> => activeOf(sql.ref(column));

/** Whether a company has an ACTIVE subscription at this moment. */
export async function hasActiveSubscription(companyKey: string): Promise<boolean> {
  const { active } = await db()
    .selectNoFrom(activeOf(sql.val(companyKey)).as("active"))
    .executeTakeFirstOrThrow();
  return Boolean(active);
}

const activeOf = (companyKey: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`
  exists (
    select from subscriptions
    where subscriptions.company_key = ${companyKey}
      and ${statusOn(dayOf(now()))} = 'ACTIVE')`;
