import { z } from "zod";
import { companyTypes } from "../enumerations/companies.ts";
import { interactionKinds } from "../enumerations/interactions.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Day, Instant, Key } from "../kernel/values.ts";

const count = z.int().min(0);

/** Of when, and of whom: of one's own company where nothing is said, for support of all of Neroli. */
const asked = { from: Day, to: Day, company: Key.optional() };
export const AnalyticsQuery = z.strictObject(asked);
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

const Figures = z.object({
  visitors: count.describe("readers, each once a day"),
  impressions: count,
  views: count.describe("pages that were read, and hits that were opened"),
  requests: count,
  conversion: z.number().nullable().describe("requests by visitor; null without visitors"),
});
export type Figures = z.infer<typeof Figures>;

export const Summary = z.object({
  now: Figures,
  before: Figures.describe("of as many days just before"),
  counted_at: Instant.nullable().describe("what happened until then is counted"),
});
export type Summary = z.infer<typeof Summary>;

const Point = z.object({ starts: Day, visitors: count, views: count, requests: count });
export type Point = z.infer<typeof Point>;
export const Timeline = z.object({
  by: z.enum(["day", "month"]),
  now: z.array(Point),
  before: z.array(Point),
});
export type Timeline = z.infer<typeof Timeline>;

/** The steps from a hit that is seen to an accepted quote, in their order. */
export const funnelSteps = ["impression", "view", "kept", "request", "quote", "accepted"] as const;
export type FunnelStep = (typeof funnelSteps)[number];
export const Funnel = z.object({
  content: z.array(z.object({ step: z.enum(funnelSteps), count })),
});
export type Funnel = z.infer<typeof Funnel>;

/** How much was done with one thing. */
const interest = {
  impressions: count,
  views: count,
  kept: count,
  downloads: count,
  requests: count,
};
export const ProductInterest = z.object({
  content: z.array(
    z.object({
      product: z.object({ key: Key, name: z.string(), offering: z.enum(offerings) }),
      company: z.object({ key: Key, name: z.string() }),
      ...interest,
    }),
  ),
});
export type ProductInterest = z.infer<typeof ProductInterest>;
export const DocumentInterest = z.object({
  content: z.array(z.object({ id: z.uuid(), name: z.string(), downloads: count })),
});
export type DocumentInterest = z.infer<typeof DocumentInterest>;

export const SearchesThatFound = z.object({
  content: z.array(z.object({ words: z.string(), impressions: count, clicks: count })),
});
export type SearchesThatFound = z.infer<typeof SearchesThatFound>;
export const EmptySearches = z.object({
  content: z.array(z.object({ words: z.string(), searches: count })),
});
export type EmptySearches = z.infer<typeof EmptySearches>;

export const Audiences = z.object({
  content: z.array(
    z.object({
      type: z.enum(companyTypes).nullable().describe("null: who looked is of no company"),
      segment: z.enum(segments).describe("of what was looked at"),
      visitors: count,
      views: count,
    }),
  ),
});
export type Audiences = z.infer<typeof Audiences>;
export const Countries = z.object({
  content: z.array(z.object({ country: z.string(), visitors: count, views: count })),
});
export type Countries = z.infer<typeof Countries>;

/** One interaction, as a list tells it: of whom it is, is for the leads. */
export const ListedInteraction = z.object({
  happened_at: Instant,
  kind: z.enum(interactionKinds),
  product: z.object({ key: Key, name: z.string(), offering: z.enum(offerings) }).nullable(),
  words: z.string().nullable(),
  rank: z.int().nullable(),
  country: z.string().nullable(),
  type: z.enum(companyTypes).nullable(),
});
export type ListedInteraction = z.infer<typeof ListedInteraction>;
export const InteractionsQuery = listQuery({
  filters: {
    kind: ["in"],
    product: ["eq"],
    country: ["eq"],
    words: ["eq"],
    /** The company type of who looked, or NONE, and the segment: "DISTRIBUTOR FOOD". */
    audience: ["eq"],
  },
  sort: ["happened_at"],
  size: 25,
  maxSize: 100,
  extra: { ...asked, document__eq: z.uuid().optional().describe("equals") },
});
export const Interactions = pageOf(ListedInteraction);
