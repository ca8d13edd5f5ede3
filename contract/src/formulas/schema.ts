import { z } from "zod";
import { annexes } from "../enumerations/law.ts";
import { allowances } from "../kernel/allowance.ts";
import { byRule, Day, Decimal, failure, Instant, Key, line, text } from "../kernel/values.ts";
import { Allergen, JudgedSubstance, ShareInterval } from "../law/schema.ts";
import { Price } from "../quotes/content.ts";
import { MissingPart } from "../rounds/matrix.ts";
import { keysOnce, linesFit } from "./form-rules.ts";
import { isBatch } from "./limits.ts";

const person = z.object({ key: Key, firstname: z.string(), lastname: z.string() });

/** The key of a phase or line within its formula: it stays while the line is moved and changed. */
const PartKey = z.string().regex(/^[a-z0-9]{1,12}$/);

/** What a line is: a product, an INCI name without one, or both left open. */
export const FormulaLine = z.strictObject({
  key: PartKey,
  /** A listed product; its composition is what its supplier says of it. */
  product: Key.nullable().default(null),
  name: text(300).default(""),
  inci: text(2_000).default(""),
  cas: text(400).default("").describe("numbers, parted by commas"),
  weight: text(120).default("").describe("one of the formats of spec 5"),
  function: text(300).default(""),
  nano: z.boolean().default(false),
  colorant: z.boolean().default(false),
  may_contain: z.boolean().default(false),
});
export type FormulaLine = z.output<typeof FormulaLine>;

export const FormulaPhase = z.strictObject({
  key: PartKey,
  name: text(120).default(""),
  lines: z.array(FormulaLine).max(100),
  steps: z.array(text(2_000)).max(40).default([]),
});
export type FormulaPhase = z.output<typeof FormulaPhase>;

export const FormulaContent = z
  .strictObject({ phases: z.array(FormulaPhase).max(30) })
  .refine(...byRule(linesFit))
  .refine(...byRule(keysOnce));
export type FormulaContent = z.output<typeof FormulaContent>;

export const NewFormula = z.strictObject({
  title: line(200),
  /** Another formula of the project, or a listed formulation, that it begins as a copy of. */
  copy_of: Key.nullable().default(null),
});
export type NewFormula = z.output<typeof NewFormula>;

export const FormulaForm = z.strictObject({
  title: line(200),
  content: FormulaContent,
  revision: z.int().min(1).describe("as it was read"),
});
export type FormulaForm = z.output<typeof FormulaForm>;

export const FormulaVersion = z.object({
  version: z.int(),
  note: z.string(),
  kept_by: person,
  kept_at: Instant,
});

export const FormulaSummary = z.object({
  key: Key,
  title: z.string(),
  lines: z.int(),
  versions: z.int(),
  saved_by: person.nullable(),
  saved_at: Instant,
});
export type FormulaSummary = z.infer<typeof FormulaSummary>;

export const formulaActions = ["edit"] as const;

export const Formula = z.object({
  key: Key,
  project_key: Key,
  title: z.string(),
  /** Which version `content` is; null of what is being worked on. */
  version: z.int().nullable(),
  content: FormulaContent,
  revision: z.int(),
  versions: z.array(FormulaVersion).describe("the newest first"),
  saved_by: person.nullable(),
  saved_at: Instant,
  can: allowances(formulaActions),
});
export type Formula = z.infer<typeof Formula>;

/** Why what a line costs is not known. */
export const unknownCosts = ["no-product", "no-quote", "not-reckoned", "no-share"] as const;

/** What a kilogram of a line's product costs, and by which quote. */
export const LinePrice = z.object({
  line: z.string(),
  amount: z
    .string()
    .nullable()
    .describe("per kilogram with all charges, in the currency asked for; null where not known"),
  quoted: Price.nullable().describe("as the quote says it"),
  request_key: Key.nullable().describe("of the quote"),
  version: z.int().nullable(),
  accepted: z.boolean(),
  valid_until: Day.nullable(),
  /** What it costs in a kilogram of the formula, at least and at most, in the currency asked for. */
  share_cost: ShareInterval.nullable(),
  unknown: z.enum(unknownCosts).nullable(),
  missing: z.array(MissingPart).describe("of what is not reckoned"),
});
export type LinePrice = z.infer<typeof LinePrice>;

export const FormulaCost = z.object({
  currency: z.string(),
  /** Per kilogram, at least and at most, of the lines that have a price. */
  known: ShareInterval,
  complete: z.boolean().describe("every line has a price"),
  lines: z.array(LinePrice),
  rates_of: Day.nullable().describe("the oldest rate that was used"),
});
export type FormulaCost = z.infer<typeof FormulaCost>;

export const InciListItem = z.object({
  name: z.string(),
  unknown: z.boolean().describe("no INCI name is known"),
  share: ShareInterval,
  nano: z.boolean(),
  colorant: z.boolean(),
  may_contain: z.boolean(),
  place: z.enum(["sure", "free", "uncertain"]),
  lines: z.array(z.string()),
});
export type InciListItem = z.infer<typeof InciListItem>;

/** What a formula comes to: shares, list of ingredients, law, cost. */
export const FormulaAnalysis = z.object({
  sum: z.enum(["right", "over", "under", "unread"]),
  stated: ShareInterval,
  shares: z.array(z.object({ line: z.string(), share: ShareInterval.nullable() })),
  ingredients: z.array(InciListItem),
  allergens: z.array(Allergen),
  substances: z.array(JudgedSubstance),
  /** When the last of the known entries was changed; null of a law that was never loaded. */
  as_of: Day.nullable(),
  /** Annexes that nothing is known of: without them nothing is called allowed. */
  missing_annexes: z.array(z.enum(annexes)),
  /** The project does not say which product it is: nothing is judged. */
  no_cosmetic: z.boolean(),
  cost: FormulaCost,
});
export type FormulaAnalysis = z.infer<typeof FormulaAnalysis>;

/** In grams, to the milligram: from 100 g to a tonne. */
export const Batch = Decimal.refine(isBatch, failure("interval"));
