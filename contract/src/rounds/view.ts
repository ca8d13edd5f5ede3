import { z } from "zod";
import { CurrencyCode, Key } from "../kernel/values.ts";

const percent = z.int().min(0).max(100);
/** How much price, time and quality count when offers are put in order. */
export const RoundWeights = z.strictObject({ price: percent, time: percent, quality: percent });
export type RoundWeights = z.infer<typeof RoundWeights>;

const mark = z.int().min(1).max(5);
/** What the buyer thinks of a supplier's quality, 1 to 5, by the company's key. */
const RoundMarks = z.record(Key, mark);
export type RoundMarks = z.infer<typeof RoundMarks>;

const lineKey = z.string().max(40);
const chosen = z.strictObject({ request_key: Key, position: z.int().min(0).max(200) });

/** The offer that each line is to be given to, by the line's key. */
const RoundChoice = z.record(lineKey, chosen);
export type RoundChoice = z.infer<typeof RoundChoice>;

/** How the offers of a round are compared. */
export const RoundView = z.strictObject({
  currency: CurrencyCode,
  weights: RoundWeights,
  marks: RoundMarks,
  choice: RoundChoice,
});
export type RoundView = z.infer<typeof RoundView>;

/** Of it what somebody changes; null takes a mark or a choice away. What is left out stays as it is. */
export const RoundViewChange = z.strictObject({
  currency: CurrencyCode.optional(),
  weights: RoundWeights.optional(),
  marks: z.record(Key, mark.nullable()).optional(),
  choice: z.record(lineKey, chosen.nullable()).optional(),
});
export type RoundViewChange = z.infer<typeof RoundViewChange>;
