import { now } from "../kernel/clock.ts";

/** The calendar day in UTC: documents are valid to the end of their last one. */
export const today = (): string => now().toISOString().slice(0, 10);
