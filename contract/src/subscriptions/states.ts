/** Plans are data: none turns on more than another. */
export const subscriptionPlans = ["BASIC", "PROFESSIONAL", "ENTERPRISE"] as const;
export type SubscriptionPlan = (typeof subscriptionPlans)[number];

/** Subscription states (spec 3 and 4), in the order of a subscription's life. */
export const subscriptionStatuses = ["UPCOMING", "ACTIVE", "EXPIRED", "DEACTIVATED"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Days as ISO 8601 writes them, so that they compare as text. */
interface Period {
  starts_on: string;
  /** The last day; null goes on until it is deactivated. */
  ends_on: string | null;
}

/**
 * A subscription's state, from its dates and whether it was deactivated; `today` is a day in UTC.
 * It is active on its first and its last day. What is deactivated stays so after its end.
 */
export function subscriptionStatus(
  { starts_on, ends_on, deactivated_at }: Period & { deactivated_at: Date | string | null },
  today: string,
): SubscriptionStatus {
  if (deactivated_at !== null) return "DEACTIVATED";
  if (today < starts_on) return "UPCOMING";
  return ends_on !== null && today > ends_on ? "EXPIRED" : "ACTIVE";
}

/** Whether two periods have a day in common. */
export const overlap = (one: Period, other: Period): boolean =>
  (one.ends_on === null || other.starts_on <= one.ends_on) &&
  (other.ends_on === null || one.starts_on <= other.ends_on);

/** Days from today to the last day; null without an end. */
export const daysLeft = ({ ends_on }: Pick<Period, "ends_on">, today: string): number | null =>
  ends_on === null ? null : Math.round((Date.parse(ends_on) - Date.parse(today)) / 86_400_000);

/** A company's managers are told so many days before the end. */
export const reminderDays = [30, 7] as const;

/** Features that an ACTIVE subscription turns on. The listing and requests stay without one. */
export const subscriptionFeatures = ["header", "top-products", "analytics", "leads"] as const;
export type SubscriptionFeature = (typeof subscriptionFeatures)[number];

/** Support's actions on a subscription; the server refuses and the page disables by it. */
export const subscriptionCan = {
  /** One that is over turns nothing on that could be turned off. */
  deactivate: (status: SubscriptionStatus): boolean => status === "UPCOMING" || status === "ACTIVE",
  reactivate: (status: SubscriptionStatus): boolean => status === "DEACTIVATED",
};
