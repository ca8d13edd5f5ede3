import { z } from "zod";
import { paymentTerms } from "../enumerations/products.ts";
import { Day, Instant, Key } from "../kernel/values.ts";
import { Money } from "../products/schema.ts";
import { Amount, Charge, QuoteLine } from "../quotes/content.ts";
import { quoteStatuses } from "../quotes/states.ts";
import { chargeKinds } from "../quotes/terms.ts";
import { DatedRates } from "../rates/schema.ts";

/** Why a figure is unknown (reckoning/offer.ts). */
export const MissingPart = z.union([
  z.object({ kind: z.enum(["quantity", "price", "density", "active-matter"]) }),
  z.object({ kind: z.literal("rate"), currency: z.string() }),
  z.object({ kind: z.enum(["charge", "share"]), charge: z.enum(chargeKinds) }),
]);

/** The current version of a supplier's quote, as it was sent. */
const MatrixQuote = z.object({
  request_key: Key,
  status: z.enum(quoteStatuses),
  version: z.int(),
  sent_at: Instant,
  valid_until: Day,
  payment_terms: z.enum(paymentTerms),
  lines: z.array(QuoteLine),
  charges: z.array(Charge),
  duty_free: z.boolean().describe("both ends lie in one customs territory"),
});
export type MatrixQuote = z.infer<typeof MatrixQuote>;

/** A line of a quote that answers a line of the round, with what it costs the reader. */
const MatrixOffer = z.object({
  line: z.string(),
  request_key: Key,
  position: z.int().describe("of the line in the version"),
  alternative: z.boolean().describe("another product than the one that was asked for"),
  running: z.boolean().describe("it can still be accepted, or is"),
  accepted: z.boolean(),
  bought: Amount.nullable().describe("what must be bought to have what is wanted"),
  cost: Money.nullable().describe("rounded; offers are compared by the exact one"),
  per_kg: z.string().nullable(),
  per_active_kg: z.string().nullable(),
  missing: z.array(MissingPart).describe("why the cost is unknown"),
  rank: z
    .int()
    .nullable()
    .describe("1 costs least of the running offers of its line; equal costs tie; unknown has none"),
});
export type MatrixOffer = z.infer<typeof MatrixOffer>;

/** The offers of a round side by side, in one currency. */
export const Matrix = z.object({
  currency: z.string(),
  rates: DatedRates,
  quotes: z.array(MatrixQuote),
  offers: z.array(MatrixOffer),
});
export type Matrix = z.infer<typeof Matrix>;

/** With the refusal `rounds.offers-changed`: a quote that is not what was compared any more. */
export interface ChangedQuote {
  request_key: string;
  /** There is a newer version, its last day is over, or it was ended by either side. */
  change: "UPDATED" | "EXPIRED" | "GONE";
  /** The current one; null where none was sent. */
  version: number | null;
}
