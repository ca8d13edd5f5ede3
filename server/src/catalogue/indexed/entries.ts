import type { CompanySummary } from "@neroli/contract/companies/schema.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { CompanyReference, ProductSummary } from "@neroli/contract/products/schema.ts";
import type { z } from "zod";
import type { IndexedCompany } from "./indexed-rows.ts";

/** One value for each tier of readers: 0 public, 1 restricted, 2 private. */
export type PerTier<T> = readonly [T, T, T];

/** What a summary says in prose in one language beside the product's own. */
export type SummaryTexts = Partial<Record<Language, { name?: string; tagline?: string }>>;

/** A product as lists and cards show it, before it is said in a reader's language. */
export interface KeptSummary extends Omit<ProductSummary, "text_languages"> {
  /** Left out where it is English. */
  own_language?: Language;
  /** Left out where there are none. */
  texts?: SummaryTexts;
}

/**
 * The summaries of a product as they are kept, but for its supplier: the values of their properties
 * in JSON, one after the other (products/pack-summary.ts).
 */
export type PackedSummaries = Uint8Array;

/** A company as hits and pages need it; one object for as long as the company is there. */
export interface CompanyEntry {
  key: string;
  row: IndexedCompany;
  excluded_types: readonly CompanyType[];
  shown: boolean;
  reference: z.infer<typeof CompanyReference>;
  summaries: PerTier<Omit<CompanySummary, "product_count">>;
  /** How many products it has that are not in the trash; counted by their store. */
  products: { size: number };
}

/** A product as hits and pages need it, as it was when it was asked for. */
export interface ProductEntry {
  key: string;
  offering: Offering;
  segment: Segment;
  company: CompanyEntry;
  packed: PackedSummaries;
  created: number;
  documents: number;
}
