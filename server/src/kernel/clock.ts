/** The present moment; the only place that reads the machine's clock for the product's rules. */
export const now = (): Date => new Date();

/** The calendar day in UTC, YYYY-MM-DD: what has a last day is valid to its end. */
export const today = (): string => now().toISOString().slice(0, 10);
