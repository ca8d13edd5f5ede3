import type { DeliveredEvent } from "@neroli/contract/enumerations/webhooks.ts";

const minute = 60;
const hour = 60 * minute;

/** Seconds from a try that failed to the next one; the first try is made at once. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** The pause after so many tries; null when there is none to come. A test is tried once. */
export const pauseAfter = (tries: number, event: DeliveredEvent): number | null =>
  event === "webhook.ping" ? null : (pauses[tries - 1] ?? null);
