import { z } from "zod";
import { companyTypes } from "../enumerations/companies.ts";
import { type LeadDeed, leadDeeds, leadStatuses } from "../enumerations/leads.ts";
import { offerings } from "../enumerations/products.ts";
import { pageOf } from "../kernel/list.ts";
import { Instant, Key, StoredCountry, text } from "../kernel/values.ts";
import { longestMessage, longestNote } from "./limits.ts";
import { mostPoints, mostThreshold } from "./scoring.ts";

const count = z.int().min(0);
const Person = z.object({ key: Key, name: z.string() });

/** Where a message to a lead goes. */
export const followUps = ["REQUEST", "PERSON"] as const;

/** By what a person is named: the own consent, or what the person sent to the supplier. */
export const namedBy = ["CONSENT", "REQUEST", "SCAN"] as const;

/** Somebody who did something with a supplier, as far as the supplier may know who. */
export const LeadSummary = z.object({
  id: z.uuid().describe("of this supplier's alone: the same reader has another one elsewhere"),
  person: z
    .object({
      name: z.string(),
      company: z.object({ key: Key.nullable(), name: z.string() }).nullable(),
      named_by: z.enum(namedBy),
    })
    .nullable()
    .describe("null: this person may not be named"),
  type: z.enum(companyTypes).nullable().describe("what the person's company is"),
  country: StoredCountry.nullable(),
  score: count.describe("the sum of its parts"),
  hot: z.boolean(),
  deeds: count.describe("in the period that was asked for"),
  last_at: Instant.describe("the last of them"),
  status: z.enum(leadStatuses),
  assignee: Person.nullable(),
});
export type LeadSummary = z.infer<typeof LeadSummary>;

/** Why a score is what it is: so many of a kind, in one stretch of days. */
export const ScorePart = z.object({
  deed: z.enum(leadDeeds),
  times: count,
  weight: count.describe("points for one"),
  halvings: z.int().min(0).describe("how often they were halved: once for each 30 days"),
  points: count.describe("times weight, halved so often, without fractions"),
});
export type ScorePart = z.infer<typeof ScorePart>;

/** One lead, with what explains the score and what was done about it. */
export const Lead = LeadSummary.omit({ deeds: true }).extend({
  company: z.object({ key: Key, name: z.string() }).describe("whose lead it is"),
  first_at: Instant,
  parts: z.array(ScorePart),
  threshold: count.describe("from so many points on it is hot"),
  note: z.string(),
  version: z.int(),
  follow_up: z
    .enum(followUps)
    .nullable()
    .describe("where a message goes: into the person's request, or to the person; null: nowhere"),
  request: Key.nullable().describe("the person's latest request to this supplier"),
});
export type Lead = z.infer<typeof Lead>;

/** What somebody changes of a lead; what is left out stays. */
export const LeadChange = z.strictObject({
  version: z.int().min(0).describe("of the lead that was read"),
  status: z.enum(leadStatuses).optional(),
  assignee: Key.nullable().optional(),
  note: text(longestNote).optional(),
});
export type LeadChange = z.output<typeof LeadChange>;

/** What a supplier writes to a lead: into the person's request, else as a notification. */
export const FollowUp = z.strictObject({
  message: text(longestMessage).min(1),
  sample: Key.nullable().default(null).describe("one of the own products, offered as a sample"),
});
export type FollowUp = z.output<typeof FollowUp>;

const points = z.int().min(0).max(mostPoints);

/** What makes leads hot. */
const scoring = {
  weights: z.object(
    Object.fromEntries(leadDeeds.map((deed) => [deed, points])) as Record<LeadDeed, typeof points>,
  ),
  threshold: z.int().min(1).max(mostThreshold),
};
export const ScoringForm = z.strictObject({
  ...scoring,
  version: z.int().min(0).describe("of the weights that were read"),
});
export type ScoringForm = z.output<typeof ScoringForm>;
export const Scoring = z.object({
  ...scoring,
  version: z.int(),
  own: z.boolean().describe("whether they are this supplier's, and not those of everybody"),
});
export type Scoring = z.infer<typeof Scoring>;

/** One line of a lead's history. */
export const LeadDeedLine = z.object({
  happened_at: Instant,
  deed: z.enum(leadDeeds),
  product: z.object({ key: Key, name: z.string(), offering: z.enum(offerings) }).nullable(),
  document: z.string().nullable(),
  /** The portal or exhibition in which it was done. */
  place: z.string().nullable(),
});
export type LeadDeedLine = z.infer<typeof LeadDeedLine>;

export const LeadPage = pageOf(LeadSummary);
export const LeadHistory = pageOf(LeadDeedLine);
