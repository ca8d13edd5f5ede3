import { z } from "zod";
import { offerings } from "../enumerations/products.ts";
import { Allowance } from "../kernel/allowance.ts";
import { Colour, Key, line, text } from "../kernel/values.ts";

const form = {
  title: line(60),
  colour: Colour,
  description: text(300).default(""),
};

export const NewLabel = z.strictObject(form);
export type NewLabel = z.output<typeof NewLabel>;

export const LabelForm = z.strictObject({ ...form, version: z.int().min(1) });
export type LabelForm = z.output<typeof LabelForm>;

/** A label as pages of companies and products show it. */
export const LabelSummary = z.object({
  key: Key,
  title: z.string(),
  colour: z.string(),
  description: z.string(),
});

export const Label = LabelSummary.extend({
  version: z.int(),
  companies: z.int().describe("how many carry it"),
  products: z.int().describe("how many carry it, those in the trash too"),
  offerings: z.array(z.enum(offerings)).describe("of these products"),
  can: z.object({ remove: Allowance }),
});
export type Label = z.infer<typeof Label>;
