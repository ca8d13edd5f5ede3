import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import type { SubscriptionPlan } from "@neroli/contract/subscriptions/states.ts";

/** As the fields hold them: what is left out is an empty text. */
export interface FormValues {
  company: { key: string; name: string } | null;
  plan: SubscriptionPlan;
  starts_on: string;
  ends_on: string;
  note: string;
}

/** A new one begins today, for a year. */
export function initialValues(subscription: Subscription | null, today: string): FormValues {
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
  return end.toISOString().slice(0, 10);
}

/** What is sent of a subscription that is there. */
export const termsOf = ({ plan, starts_on, ends_on, note }: FormValues) => ({
  plan,
  starts_on,
  ends_on: ends_on || null,
  note,
});

/** What is judged before it is sent: the company of a new one, the version of one that is there. */
export const toBody = (values: FormValues, base: Subscription | null) => ({
  ...termsOf(values),
  ...(base ? { version: base.version } : { company: values.company?.key ?? "" }),
});
