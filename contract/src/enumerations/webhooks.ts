/** What a company can have told to an address of its own, as `type` of what is posted. */
export const webhookEvents = ["request.created", "quote.accepted", "lead.hot"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The same, with the test that somebody sends by hand. */
export const deliveredEvents = [...webhookEvents, "webhook.ping"] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

/** PENDING: a try is to come. */
export const deliveryStates = ["PENDING", "DELIVERED", "FAILED"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a try has failed. STATUS: the answer's status says so. OFF: the webhook was off. */
export const deliveryFailures = [
  "STATUS",
  "TIMEOUT",
  "NAME_UNKNOWN",
  "NOT_PUBLIC",
  "CERTIFICATE",
  "NO_CONNECTION",
  "OFF",
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Why a webhook was switched off by itself. GONE: 410. SILENT: no try has succeeded for a day. */
export const switchOffReasons = ["GONE", "SILENT"] as const;
export type SwitchOffReason = (typeof switchOffReasons)[number];
