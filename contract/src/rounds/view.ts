import { z } from "zod";
import { CurrencyCode, Key } from "../kernel/values.ts";

const percent = z.int().min(0).max(100);
/** How much price, time and quality count when offers are put in order. */
export const RoundWeights = z.strictObject({ price: percent, time: percent, quality: percent });
export type RoundWeights = z.infer<typeof RoundWeights>;

/** What the buyer thinks of a supplier's quality, 1 to 5, by the company's key. */
export const RoundMarks = z.record(Key, z.int().min(1).max(5));
export type RoundMarks = z.infer<typeof RoundMarks>;

/** The offer that each line is to be given to, by the line's key. */
export const RoundChoice = z.record(
  z.string().max(40),
  z.strictObject({ request_key: Key, position: z.int().min(0).max(200) }),
);
export type RoundChoice = z.infer<typeof RoundChoice>;

/** How the offers of a round are compared. */
export const RoundView = z.strictObject({
  currency: CurrencyCode,
  weights: RoundWeights,
  marks: RoundMarks,
  choice: RoundChoice,
});
export type RoundView = z.infer<typeof RoundView>;
