import { z } from "zod";
import { Day } from "../kernel/values.ts";

/** How many units of the currency one euro was on that day, as a decimal number in a text. */
export const DatedExchangeRate = z.object({ currency: z.string(), rate: z.string(), day: Day });
export type DatedExchangeRate = z.infer<typeof DatedExchangeRate>;

/** Why a line of a file of rates is refused. */
export const rateFaults = [
  "no-currency",
  "currency-twice",
  "no-day",
  "day-ahead",
  "day-twice",
  "no-rate",
  "too-few",
  "too-many",
] as const;

/** The first line of the file is 1. */
const RateFault = z.object({ line: z.int(), code: z.enum(rateFaults), value: z.string() });
export type RateFault = z.infer<typeof RateFault>;

/** As many faults as an answer tells; `fault_count` counts all of them. */
export const mostFaults = 100;

/** What a file of rates says, and what it changes. */
export const RatesFile = z.object({
  name: z.string(),
  days: z.int(),
  first: Day.nullable(),
  last: Day.nullable(),
  currencies: z.array(z.string()),
  /** Currencies of the file that no country pays with any more: their rates are not kept. */
  left_out: z.array(z.string()),
  added: z.int(),
  changed: z.int(),
  faults: z.array(RateFault),
  fault_count: z.int(),
  /** Those of its last day. */
  newest: z.array(DatedExchangeRate),
});
export type RatesFile = z.infer<typeof RatesFile>;

/** By ISO 4217 code, as offers are reckoned by them; EUR needs none. */
export const DatedRates = z
  .record(z.string(), z.object({ rate: z.string(), day: Day }))
  .describe("units of each currency for one euro, with the day of the rate");
