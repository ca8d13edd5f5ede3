import { dayOf } from "@neroli/contract/kernel/formats/day.ts";

/** The present moment; the only place that reads the machine's clock for the product's rules. */
export const now = (): Date => new Date();

/** The calendar day in UTC, YYYY-MM-DD: what has a last day is valid to its end. */
export const today = (): string => dayOf(now());

/**
 * Milliseconds that have passed since some moment, for what is kept for a while: the machine's
 * clock may be set back or forward meanwhile, which would keep it for ever or not at all.
 */
export const elapsed = (): number => performance.now();
