import { z } from "zod";
import { units } from "../enumerations/products.ts";
import { Key, text } from "../kernel/values.ts";
import { mostAttachments } from "../requests/attachments.ts";
import { chargeKinds, chargeStates } from "./terms.ts";

/** As typed, whatever it is: a draft is judged when it is sent. */
const typed = text(40);
const DraftAmount = z.strictObject({ value: typed, unit: z.enum(units) });

const DraftCharges = z
  .array(
    z.strictObject({
      kind: z.enum(chargeKinds),
      /** "": nothing is said of it. */
      state: z.enum(["", ...chargeStates]),
      amount: typed,
    }),
  )
  .max(chargeKinds.length);

/** A line that is being written, with the names of `QuoteLine`. */
const DraftLine = z.strictObject({
  /** Its own among the lines, by which the changes of two colleagues are brought together. */
  id: text(80).optional(),
  answers: Key.nullable(),
  product: Key.nullable(),
  name: text(300),
  quantity: DraftAmount,
  price: z.strictObject({ amount: typed, currency: typed, per: DraftAmount }),
  breaks: z.array(z.strictObject({ from: DraftAmount, amount: typed })).max(20),
  moq: DraftAmount,
  pack: DraftAmount,
  active_matter: typed,
  density: typed,
  incoterm: typed,
  place: text(120),
  lead_time_days: typed,
  charges: DraftCharges,
});
export type DraftLine = z.infer<typeof DraftLine>;

/** A quote that is being written: what the form holds, with the names of `QuoteContent`. */
export const QuoteDraft = z.strictObject({
  lines: z.array(DraftLine).max(100),
  charges: DraftCharges,
  valid_until: typed,
  payment_terms: typed,
  note: text(5_000),
  attachments: z.array(z.uuid()).max(mostAttachments),
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;
