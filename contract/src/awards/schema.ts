import { z } from "zod";
import { awardMeasures, awardRecipients } from "../enumerations/awards.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { byRule, Day, Instant, Key, line } from "../kernel/values.ts";
import { endsAfterStart, notTooLong } from "./form-rules.ts";

export const longestAwardName = 80;

const ofAward = {
  recipients: z.enum(awardRecipients),
  measure: z.enum(awardMeasures),
  segment: z.enum(segments).nullable().describe("of which alone it is; null of all"),
  from: Day,
  to: Day.describe("the last of the days whose figures nominate"),
};

const fields = { name: line(longestAwardName), ...ofAward };

export const NewAward = z
  .strictObject(fields)
  .refine(...byRule(endsAfterStart))
  .refine(...byRule(notTooLong));
export type NewAward = z.output<typeof NewAward>;

export const AwardForm = z
  .strictObject({ ...fields, version: z.int().min(1).describe("as it was read") })
  .refine(...byRule(endsAfterStart))
  .refine(...byRule(notTooLong));
export type AwardForm = z.output<typeof AwardForm>;

/** What support gives to products or companies whose figures, or whose people, deserve it. */
export const Award = z.object({
  id: z.uuid(),
  name: z.string(),
  ...ofAward,
  given: z.int().min(0).describe("how many have it"),
  version: z.int(),
  updated_at: Instant,
});
export type Award = z.infer<typeof Award>;

/** A product or company that may be given an award, or has it. */
export const Nominee = z.object({
  key: Key,
  name: z.string(),
  company: z.object({ key: Key, name: z.string() }),
  offering: z.enum(offerings).nullable().describe("of a product"),
  figure: z.int().min(0).describe("what the award measures, in its period"),
});
export type Nominee = z.infer<typeof Nominee>;

export const Nominations = z.object({
  award: Award,
  recipients: z.array(Nominee).describe("who has it, highest figure first"),
  nominees: z.array(Nominee).describe("who may be given it, highest figure first"),
});
export type Nominations = z.infer<typeof Nominations>;

/** An award as everybody reads it on the page of who has it. */
export const GivenAward = z.object({ id: z.uuid(), name: z.string(), ...ofAward });
export type GivenAward = z.infer<typeof GivenAward>;
