import { z } from "zod";
import { annexes, verdicts } from "../enumerations/law.ts";
import { Day, Instant } from "../kernel/values.ts";

/** Why a row of an annex's file, or a number of it, was left out. */
export const annexFaults = [
  "too-few",
  "too-many",
  "too-long",
  "no-number",
  "no-name",
  "no-day",
  "day-ahead",
  "no-cas",
  "no-ec",
] as const;
export type AnnexFaultCode = (typeof annexFaults)[number];

/** Faults that cost a number of a row alone; the others cost the row. */
export const lightFaults: readonly AnnexFaultCode[] = ["no-cas", "no-ec"];

/** The line in which the row begins; the first line of the file is 1. */
export const AnnexFault = z.object({
  line: z.int(),
  code: z.enum(annexFaults),
  value: z.string(),
});
export type AnnexFault = z.infer<typeof AnnexFault>;

/** As many faults and changes as an answer tells; `fault_count`, `added` and `changed` count all. */
export const mostTold = 100;

/** An entry by its annex and number; entries that share a number are told apart by `part`, from 1. */
const place = { annex: z.enum(annexes), number: z.string(), part: z.int() };
export const EntryPlace = z.object(place);
export type EntryPlace = z.infer<typeof EntryPlace>;

export const LawEntry = z.object({
  ...place,
  name: z.string(),
  names: z.array(z.string()),
  cas: z.array(z.string()),
  ec: z.array(z.string()),
  product_type: z.string(),
  maximum: z.string(),
  conditions: z.string(),
  wording: z.string(),
  regulation: z.string(),
  dated: Day.describe("when it was last changed"),
  gone: z.boolean().describe("moved or deleted: it says nothing"),
});
export type LawEntry = z.infer<typeof LawEntry>;

/** An entry that a file adds or changes. */
export const EntryChange = z.object({
  ...place,
  name: z.string(),
  change: z.enum(["added", "changed"]),
  moved_from: EntryPlace.nullable().describe(
    "an entry of another annex, which allowed the same number until this one forbade it",
  ),
});
export type EntryChange = z.infer<typeof EntryChange>;

/** What an annex's file says, and what it changes of what is known. */
export const AnnexFile = z.object({
  name: z.string(),
  annex: z.enum(annexes),
  entries: z.int().describe("rows of the file that are right"),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  older: z.int().describe("of which a later state is known, which stays"),
  as_of: Day.nullable().describe("when the last of its entries was changed"),
  faults: z.array(AnnexFault),
  fault_count: z.int(),
  /** The first of those that are new or changed; such as are moved here from other annexes first. */
  changes: z.array(EntryChange),
});
export type AnnexFile = z.infer<typeof AnnexFile>;

/** What is known of each annex. */
export const AnnexState = z.object({
  annex: z.enum(annexes),
  entries: z.int().describe("that say something: not those that are moved or deleted"),
  as_of: Day.nullable().describe("when the last of its entries was changed"),
  loaded_at: Instant.nullable(),
  file: z.string().nullable(),
});
export type AnnexState = z.infer<typeof AnnexState>;

/** A share in per cent between two, as exact decimal texts. */
export const ShareInterval = z.object({ min: z.string(), max: z.string() });
export type ShareInterval = z.infer<typeof ShareInterval>;

/** Why something is not certain, or not allowed. */
export const lawReasons = [
  /** A name that stands in no annex and whose number is not known: annex II names much by numbers alone. */
  "no-cas",
  /** Annex II forbids it on a condition that nobody here can know. */
  "ban-condition",
  "ban-of-fragrance",
  /** One annex forbids what shares its number with what another one allows. */
  "annexes-differ",
  /** What colours a product must be of annex IV (article 14 (1) c), which does not have it. */
  "colorant-not-listed",
  /** An entry names a group, such as trialkanolamines, that it may belong to. */
  "of-a-group",
  /** The entry names products of which this is none. */
  "other-products",
  /** Whether the entry speaks of this product is not known. */
  "products-unclear",
  "share-unknown",
  "counted-as",
  "counted-together",
  "over-limit",
  "forbidden-here",
  /** So it is as a preservative; for another purpose another entry holds. */
  "as-preservative",
] as const;
export type LawReason = (typeof lawReasons)[number];

/** What one entry says of a substance in a product. */
export const LawFinding = z.object({
  ...place,
  name: z.string(),
  as_of: Day.describe("when the entry was last changed"),
  met: z.enum(["YES", "NO", "UNKNOWN"]).describe("NO is against the law"),
  reasons: z.array(z.enum(lawReasons)),
  share: ShareInterval.describe("of all that the entry speaks of"),
  limits: z.array(z.string()).describe("per cent; several where the entry tells cases apart"),
  counted_as: z.string().nullable().describe("what the share is counted as, such as acid"),
  products: z.string().describe("the words of the entry that name the products of its rule"),
  maximum: z.string(),
  conditions: z.string(),
  wording: z.string(),
});
export type LawFinding = z.infer<typeof LawFinding>;

/** Whether the list of ingredients must name a fragrance allergen. */
export const Allergen = z.object({
  ...place,
  name: z.string().describe("what it is named there"),
  share: ShareInterval,
  threshold: z.string().describe("per cent; what exceeds it is named"),
  named: z.boolean().nullable().describe("null where its share may lie on either side"),
});
export type Allergen = z.infer<typeof Allergen>;

export const JudgedSubstance = z.object({
  name: z.string(),
  cas: z.array(z.string()),
  share: ShareInterval,
  lines: z.array(z.string()),
  verdict: z.enum(verdicts),
  reasons: z.array(z.enum(lawReasons)),
  findings: z.array(LawFinding),
  allergen: Allergen.nullable(),
});
export type JudgedSubstance = z.infer<typeof JudgedSubstance>;
