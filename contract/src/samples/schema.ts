import { z } from "zod";
import { allowances } from "../kernel/allowance.ts";
import { currencies } from "../kernel/formats/currency.ts";
import { mostMinor } from "../kernel/money.ts";
import { byRule, Day, Instant, Key, line, text, Website } from "../kernel/values.ts";
import { Money, Quantity } from "../products/schema.ts";
import { sides } from "../requests/states.ts";
import { hasLeft, shippingCostIsSaid } from "./form-rules.ts";
import { bestScore, sampleActions, sampleStatuses, shippingTerms } from "./states.ts";

/** An amount of whole minor units, as forms give it. */
const ShippingCost = z.strictObject({
  minor: z.int().min(0).max(mostMinor),
  currency: z.enum(currencies as [string, ...string[]]).describe("ISO 4217"),
});

export const SampleApproval = z
  .strictObject({
    shipping: z.enum(shippingTerms),
    shipping_cost: ShippingCost.optional(),
  })
  .refine(...byRule(shippingCostIsSaid));
export type SampleApproval = z.output<typeof SampleApproval>;

export const SampleDecline = z.strictObject({ reason: line(2_000) });

export const SampleShipment = z.strictObject({
  carrier: line(100),
  tracking_number: line(100).optional(),
  /** Where the carrier says how far it is; kept with https. */
  tracking_link: Website.optional(),
  shipped_on: Day.refine(...byRule(hasLeft)),
});
export type SampleShipment = z.output<typeof SampleShipment>;

export const SampleEvaluation = z.strictObject({
  score: z.int().min(1).max(bestScore),
  notes: text(5_000).default(""),
  shared: z.boolean().describe("whether the supplier reads it"),
});
export type SampleEvaluation = z.output<typeof SampleEvaluation>;

/** What a product said of its samples, as this buyer could read it. */
export const SampleTerms = z.object({
  product: Key,
  name: z.string(),
  price: Money.nullable().describe("of one sample; null where it is not said"),
  price_note: z.string().nullable(),
  size: Quantity.nullable(),
});
export type SampleTerms = z.infer<typeof SampleTerms>;

/** Who did it, and when. */
const step = z.object({
  at: Instant,
  by: z
    .object({ key: Key, name: z.string() })
    .nullable()
    .describe("null of what was done before it was kept"),
});

export const Sample = z.object({
  request: Key,
  side: z.enum(sides).describe("the reader's side"),
  status: z
    .enum(sampleStatuses)
    .describe("for the supplier DELIVERED where the buyer keeps the evaluation"),
  terms: z.array(SampleTerms).describe("of each product, as they were when it was asked for"),
  asked_at: Instant,
  approved: step
    .extend({ shipping: z.enum(shippingTerms), shipping_cost: Money.nullable() })
    .nullable(),
  declined: step.extend({ reason: z.string() }).nullable(),
  shipped: step
    .extend({
      carrier: z.string(),
      tracking_number: z.string().nullable(),
      tracking_link: z.string().nullable(),
      shipped_on: Day,
    })
    .nullable(),
  delivered: step.nullable(),
  evaluated: step
    .extend({ score: z.int(), notes: z.string(), shared: z.boolean() })
    .nullable()
    .describe("null for the supplier unless it is shared"),
  can: allowances(sampleActions),
});
export type Sample = z.infer<typeof Sample>;
