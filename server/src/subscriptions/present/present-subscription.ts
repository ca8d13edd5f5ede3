import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { CompanySubscription, Subscription } from "@neroli/contract/subscriptions/schema.ts";
import {
  daysLeft,
  subscriptionCan,
  subscriptionFeatures,
  subscriptionStatus,
} from "@neroli/contract/subscriptions/states.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { now } from "../../kernel/clock.ts";
import type { SubscriptionRow } from "../queries/read-subscriptions.ts";

export function presentSubscription(row: SubscriptionRow): Subscription {
  const own = presentOwn(row);
  return {
    key: row.key,
    company: {
      key: row.company_key,
      name: row.company_name,
      verified: row.company_verified,
      logo: row.company_logo && imageAddress(row.company_logo),
    },
    ...own,
    deactivated_at: row.deactivated_at?.toISOString() ?? null,
    note: row.note,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: {
      deactivate: subscriptionCan.deactivate(own.status),
      reactivate: subscriptionCan.reactivate(own.status),
    },
  };
}

type CurrentSubscription = NonNullable<CompanySubscription["current"]>;

function presentOwn(row: SubscriptionRow): CurrentSubscription {
  const today = dayOf(now());
  return {
    plan: row.plan,
    status: subscriptionStatus(row, today),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    days_left: daysLeft(row, today),
  };
}

/** From all of a company's, the latest first: the active one, else the next, else the last. */
export function presentOwnOf(rows: readonly SubscriptionRow[]): CompanySubscription {
  const all = rows.map(presentOwn);
  const active = all.find(({ status }) => status === "ACTIVE");
  const next = all.findLast(({ status }) => status === "UPCOMING");
  return {
    current: active ?? next ?? all[0] ?? null,
    features: subscriptionFeatures.map((feature) => ({ feature, on: active !== undefined })),
  };
}
