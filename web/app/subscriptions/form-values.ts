import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import type { SubscriptionPlan } from "@neroli/contract/subscriptions/states.ts";

/** As the fields hold them: what is left out is an empty text. */
export interface SubscriptionValues {
  company: { key: string; name: string } | null;
  plan: SubscriptionPlan;
  starts_on: string;
  ends_on: string;
  note: string;
}

/** What the form begins with: a new one begins today, for a year. */
export function valuesOf(subscription: Subscription | null, today: string): SubscriptionValues {
  if (!subscription) {
    return {
      company: null,
      plan: "PROFESSIONAL",
      starts_on: today,
      ends_on: aYearFrom(today),
      note: "",
    };
  }
  const { company, plan, starts_on, ends_on, note } = subscription;
  return { company, plan, starts_on, ends_on: ends_on ?? "", note };
}

/** The last day of a year that begins on that day. */
function aYearFrom(day: string): string {
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  end.setUTCDate(end.getUTCDate() - 1);
  return dayOf(end);
}

/** As the API takes them. */
export const toTerms = ({ plan, starts_on, ends_on, note }: SubscriptionValues) => ({
  plan,
  starts_on,
  ends_on: ends_on || null,
  note,
});
