import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { CompanySummary } from "../companies/schema.ts";
import { offerings } from "../enumerations/products.ts";
import { topicKinds } from "../enumerations/topics.ts";
import { Key, QueryFlag, queryList } from "../kernel/values.ts";
import { ProductSummary } from "../products/schema.ts";
import { NewSynonym } from "../synonyms/schema.ts";
import { contentKinds } from "./content-values.ts";
import { QueryContents } from "./contents.ts";
import {
  productFacets,
  productIntervals,
  productSorts,
  searchPageSize,
  supplierFacets,
  supplierSorts,
} from "./facets.ts";
import { queryInterval } from "./intervals.ts";
import { Suggestions } from "./suggestions.ts";
import { Topic } from "./topics.ts";

export const Facet = z.object({
  group: z.string(),
  total: z.int().describe("how many values there are, also those that are not among `values`"),
  /** The commonest and the wanted ones, unless `whole` asks for all. */
  values: z.array(
    z.object({
      value: z.string(),
      /** In words where the value is a key (a company); otherwise absent. */
      name: z.string().optional(),
      count: z.int(),
      /** There for the wanted values alone: of a thousand values most are not. */
      selected: z.literal(true).optional(),
    }),
  ),
});
export type Facet = z.infer<typeof Facet>;

/** Only what this portal or exhibition shows; 404 for one that is not open to the reader. */
const within = { portal: Key.optional(), exhibition: Key.optional() };

const searchQuery = <const F extends string, const S extends readonly [string, ...string[]]>(
  facets: readonly F[],
  sorts: S,
) =>
  z.strictObject({
    ...within,
    query: z.string().max(300).default(""),
    page: z.coerce.number<string>().int().min(0).max(5_000).default(0),
    size: z.coerce.number<string>().int().min(1).max(100).default(searchPageSize),
    sort: z.enum(sorts).default(sorts[0] as S[number]),
    /** The facets of which all values are wanted. */
    whole: queryList(z.enum(facets), facets.length).optional(),
    /** A facet's values, separated by commas in the form `value` or, with commas, percent-encoded. */
    ...(Object.fromEntries(
      facets.map((name) => [name, z.string().max(4_000).optional()]),
    ) as Record<F, z.ZodOptional<z.ZodString>>),
  });

const productQuery = searchQuery(productFacets, productSorts).extend({
  /** All of these. */
  contains: QueryContents.optional(),
  /** None of these. What the reader may not see excludes nothing. */
  without: QueryContents.optional(),
  ...(Object.fromEntries(
    productIntervals.map((name) => [name, queryInterval(name).optional()]),
  ) as Record<(typeof productIntervals)[number], z.ZodOptional<ReturnType<typeof queryInterval>>>),
  /** How each hit was found; support only. */
  explain: QueryFlag.optional(),
});

/** The range of a field with numbers, and how many of the products found lie in which part of it. */
export const FoundInterval = z.object({
  group: z.enum(productIntervals),
  unit: z.string().nullable(),
  min: z.number(),
  max: z.number(),
  selected: z.object({ min: z.number().nullable(), max: z.number().nullable() }).nullable(),
  counts: z.array(z.int()).describe("of ten equal steps from min to max"),
});
export type FoundInterval = z.infer<typeof FoundInterval>;

/** How exactly a product is what the query says, the most exact first. */
export const exactnesses = [
  "identifier",
  "name",
  "title",
  "near_name",
  "synonym",
  "component",
  "none",
] as const;

/** Why a hit stands where it does: what ranks it, from first to last. */
export const Explanation = z.object({
  score: z
    .number()
    .describe("4096 for each kind (exact 3, begins 2, typo 1), 256 for exactness, and all weights"),
  parts: z.array(
    z.object({
      word: z.string().describe("of the query"),
      matched: z.string().describe("word of the product that answered it"),
      field: z.string().nullable(),
      how: z.enum(["exact", "prefix", "typo", "ending", "synonym", "identifier"]),
      weight: z.number().describe("what it adds to the score"),
    }),
  ),
  exactness: z.enum(exactnesses).describe("what the query as a whole is to the product"),
  tier_of_rank: z.number().describe("of equal scores the higher goes first"),
});
export type Explanation = z.infer<typeof Explanation>;

const resultOf = <Hit extends z.ZodType>(hit: Hit) =>
  z.object({
    content: z.array(hit),
    page: z.int(),
    size: z.int(),
    total_elements: z.int(),
    total_pages: z.int(),
    facets: z.array(Facet),
    /** The spelling that was searched instead, or would find more. */
    corrected: z.string().nullable(),
    /** Words of the query that were left out: no product has all of them. */
    left_out: z.array(z.string()),
    /** The portal or exhibition that was asked for; null on a portal's own host, too. */
    within: z.object({ key: Key, name: z.string() }).nullable(),
  });

/** For each name that is asked for what it finds now, and what it would find beside. */
const GroupPreview = z.object({
  content: z.array(
    z.object({
      name: z.string(),
      now: z.int().describe("products"),
      more: z.int().describe("products that are not found by it now"),
      first: z.array(z.string()).describe("names of some of these"),
    }),
  ),
});
export type GroupPreview = z.infer<typeof GroupPreview>;

/** A hit and the words in it that matched, folded, for the page to mark. */
const matched = { matches: z.array(z.string()) };
export const ProductHit = ProductSummary.extend({
  ...matched,
  explanation: Explanation.nullable(),
  /** Something is not to be in it, and its composition is not known to this reader. */
  undisclosed: z.boolean(),
});
export type ProductHit = z.infer<typeof ProductHit>;
export const CompanyHit = CompanySummary.extend(matched);
export type CompanyHit = z.infer<typeof CompanyHit>;

export const ProductSearch = resultOf(ProductHit).extend({
  ranges: z.array(FoundInterval),
  /** The reader's own names for contents that are searched by, where they are other ones. */
  names: z
    .array(z.object({ kind: z.enum(contentKinds), value: z.string(), name: z.string() }))
    .optional(),
});
export type ProductSearch = z.infer<typeof ProductSearch>;
export const SupplierSearch = resultOf(CompanyHit);
export type SupplierSearch = z.infer<typeof SupplierSearch>;

/** Twenty letters a second: a whole office behind one address, and no program that reads all. */
const typing = { calls: 1200, minutes: 1 };

export const catalogueEndpoints = {
  "GET /search/products/:offering": {
    access: "public",
    rights: "held",
    summary: "Search the products of an offering, with facet counts.",
    params: z.object({ offering: z.enum(offerings) }),
    query: productQuery,
    response: ProductSearch,
    // How hits came to their places is told to support alone.
    errors: ["access.forbidden"],
  },
  "GET /search/contents": {
    access: "public",
    rights: "held",
    summary: "What products can be asked to contain or not to contain, as it is being typed.",
    limit: { name: "search-contents", ...typing },
    query: z.strictObject({
      ...within,
      kind: z.enum(contentKinds),
      query: z.string().max(120).default(""),
      offering: z.enum(offerings).default("INGREDIENTS"),
    }),
    response: z.object({
      values: z.array(
        z.object({
          value: z.string().describe("for `contains` and `without`, after the kind"),
          label: z.string(),
          count: z.int().describe("of products that contain it"),
          family: z.boolean(),
        }),
      ),
    }),
  },
  "GET /search/topics/:kind": {
    access: "public",
    rights: "held",
    summary: "The topics of a kind that ingredients have, the commonest thousand by their names.",
    params: z.object({ kind: z.enum(topicKinds) }),
    response: z.object({ content: z.array(Topic) }),
  },
  "GET /search/topics/:kind/:topicKey": {
    access: "public",
    rights: "held",
    summary: "One topic; 404 where nothing is offered.",
    params: z.object({ kind: z.enum(topicKinds), topicKey: z.string().min(1).max(300) }),
    response: Topic,
  },
  "GET /search/suppliers": {
    access: "public",
    rights: "held",
    summary: "Search suppliers, with facet counts.",
    query: searchQuery(supplierFacets, supplierSorts),
    response: SupplierSearch,
  },
  "GET /search/suggestions": {
    access: "public",
    rights: "held",
    summary: "Completions of what is being typed, by what they are.",
    limit: { name: "search-suggestions", ...typing },
    query: z.strictObject({
      ...within,
      query: z.string().max(120),
      offering: z.enum(offerings).default("INGREDIENTS"),
    }),
    response: Suggestions,
  },
  "POST /search/group-preview": {
    access: "support",
    repeats: "harmless",
    summary: "What a group of names would change in the search for ingredients. Nothing is kept.",
    body: NewSynonym,
    response: GroupPreview,
  },
  "GET /search/listed": {
    access: "public",
    summary: "Of these products those that exist for this reader, as lists show them.",
    query: z.strictObject({ keys: queryList(Key, 100) }),
    response: z.object({ content: z.array(ProductSummary) }),
  },
  "GET /search/highlights": {
    access: "public",
    summary: "Counts and a selection for the landing page.",
    response: z.object({
      counts: z.object({ products: z.int(), suppliers: z.int(), documents: z.int() }),
      products: z.array(ProductSummary),
      suppliers: z.array(CompanySummary),
    }),
  },
} satisfies Endpoints;
