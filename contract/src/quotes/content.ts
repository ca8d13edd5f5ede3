import { z } from "zod";
import { paymentTerms, units } from "../enumerations/products.ts";
import { byRule, CurrencyCode, Day, Decimal, Key, line, text } from "../kernel/values.ts";
import { Money } from "../products/schema.ts";
import { mostAttachments } from "../requests/attachments.ts";
import { amountIsSaid, atMostAll, breaksGoUp, chargesOnce } from "./form-rules.ts";
import { chargeKinds, chargeStates, incoterms } from "./terms.ts";

/** So much of a unit; exact, as decimal text above 0. */
export const Amount = z.strictObject({ value: Decimal, unit: z.enum(units) });
export type Amount = z.infer<typeof Amount>;

/** `amount` of the currency for so much: "12.3456 EUR per 100 kg". */
export const Price = z.strictObject({ amount: Decimal, currency: CurrencyCode, per: Amount });

/** What comes on top of prices; `amount` where the state is AMOUNT, in whole minor units. */
export const Charge = z
  .strictObject({
    kind: z.enum(chargeKinds),
    state: z.enum(chargeStates),
    amount: Money.optional(),
  })
  .refine(...byRule(amountIsSaid));
export type Charge = z.infer<typeof Charge>;

const Charges = z
  .array(Charge)
  .max(chargeKinds.length)
  .default([])
  .refine(...byRule(chargesOnce));

export const QuoteLine = z.strictObject({
  /** The asked line (`Request.lines`) that it answers; null of an extra offer. */
  answers: Key.nullable(),
  /** A product of the supplier; null where it is named alone. */
  product: Key.nullable(),
  name: line(300),
  quantity: Amount,
  price: Price,
  /** Prices from a quantity on, in the currency and per the amount of `price`. */
  breaks: z
    .array(z.strictObject({ from: Amount, amount: Decimal }))
    .max(20)
    .default([])
    .refine(...byRule(breaksGoUp)),
  moq: Amount.optional(),
  pack: Amount.optional(),
  active_matter: Decimal.refine(...byRule(atMostAll))
    .optional()
    .describe("per cent"),
  density: Decimal.optional().describe("kg/l"),
  incoterm: z.enum(incoterms),
  place: line(120),
  lead_time_days: z.int().min(0).max(3_650),
  charges: Charges,
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** What a version says: once sent, it never changes. */
export const QuoteContent = z.strictObject({
  lines: z.array(QuoteLine).min(1).max(100),
  charges: Charges,
  valid_until: Day,
  payment_terms: z.enum(paymentTerms),
  note: text(5_000).optional(),
  /** Ids of files attached to the request. */
  attachments: z.array(z.uuid()).max(mostAttachments).default([]),
});
export type QuoteContent = z.infer<typeof QuoteContent>;
