import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import { overlap, subscriptionStatus } from "@neroli/contract/subscriptions/states.ts";
import type { Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import { today } from "../../kernel/clock.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { lockCompany } from "../../published/companies.ts";

type Row = Selectable<DB["subscriptions"]>;

/** One change of a company's subscriptions after the other: two of them never come to overlap. */
export const lockSubscriber = async (companyKey: string) => found(await lockCompany(companyKey));

/** The subscription for a change, its company locked until the transaction ends. */
export async function lockSubscription(key: string) {
  const owner = await db()
    .selectFrom("subscriptions")
    .where("key", "=", key)
    .select("company_key")
    .executeTakeFirst();
  const company = await lockSubscriber(found(owner).company_key);
  const row = await db()
    .selectFrom("subscriptions")
    .where("key", "=", key)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, company, status: subscriptionStatus(row, today()) };
}

interface SubscriptionDates extends Pick<Row, "starts_on" | "ends_on"> {
  company: { key: string; name: string };
  /** The key of the subscription that is to have these dates, when there is one already. */
  key?: string;
}

/** Two subscriptions of a company that are not deactivated have no day in common. */
export async function refuseOverlap({ company, key, ...wanted }: SubscriptionDates): Promise<void> {
  const others = await db()
    .selectFrom("subscriptions")
    .where("company_key", "=", company.key)
    .where("deactivated_at", "is", null)
    .select(["key", "starts_on", "ends_on"])
    .orderBy("starts_on")
    .execute();
  const other = others.find((each) => each.key !== key && overlap(each, wanted));
  if (!other) return;
  const data = { company: company.name, starts: formatDay(other.starts_on) };
  if (other.ends_on === null) throw new AppError("subscriptions.overlap-open", data);
  throw new AppError("subscriptions.overlap", { ...data, ends: formatDay(other.ends_on) });
}

/** Writes the change; the company's page may look different from now on. */
export async function changeSubscription(
  { key, company_key }: Pick<Row, "key" | "company_key">,
  change: Updateable<DB["subscriptions"]>,
): Promise<Row> {
  const row = await db()
    .updateTable("subscriptions")
    .set({ ...change, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where("key", "=", key)
    .returningAll()
    .executeTakeFirstOrThrow();
  emit({ topic: "company.changed", key: company_key });
  return row;
}

/** The values of a subscription that the audit trail keeps. */
export const auditedValues = ({ plan, starts_on, ends_on, note, deactivated_at }: Row) => ({
  plan,
  starts_on,
  ends_on,
  note,
  deactivated_at,
});
