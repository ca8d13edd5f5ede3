/** So many days before the last valid day of a document its company is told, and on the day. */
export const reminderDays = [30, 7, 0] as const;

/** A document is valid to the end of its last day (UTC). */
export const isExpired = (validUntil: string | null, today: string): boolean =>
  validUntil !== null && validUntil < today;

/** Choices to narrow a list by: ended, ending within so many days and not yet ended, or never. */
export const validities = ["EXPIRED", "WITHIN_30_DAYS", "WITHIN_90_DAYS", "UNLIMITED"] as const;
export type Validity = (typeof validities)[number];
