import type { CompanyType } from "@neroli/contract/companies/enumerations.ts";
import type { CompanySummary } from "@neroli/contract/companies/schema.ts";
import { type Offering, offerings } from "@neroli/contract/products/enumerations.ts";
import type { CompanyReference, ProductSummary } from "@neroli/contract/products/schema.ts";
import { createIndex } from "@neroli/search/create-index.ts";
import type { CatalogueIndex } from "@neroli/search/index-types.ts";
import type { z } from "zod";
import { productSchema, supplierSchema } from "./index-schema.ts";
import type { IndexedCompany } from "./queries/read-rows.ts";
import { type IndexName, type Searcher, searchHere } from "./searcher.ts";

/** One value for each tier of readers: 0 public, 1 restricted, 2 private. */
export type PerTier<T> = readonly [T, T, T];

/** What hits and pages need of a company; one object for as long as the company is there. */
export interface CompanyEntry {
  key: string;
  row: IndexedCompany;
  excluded_types: readonly CompanyType[];
  enabled: boolean;
  reference: z.infer<typeof CompanyReference>;
  summaries: PerTier<Omit<CompanySummary, "product_count">>;
  /** Keys of its products that are not in the trash. */
  products: Set<string>;
}

/** What hits and pages need of a product, kept in memory beside the index. */
export interface ProductEntry {
  key: string;
  offering: Offering;
  company: CompanyEntry;
  summaries: PerTier<ProductSummary>;
  created: number;
  documents: number;
}

/** Everything that searches answer from: no search asks the database. */
export interface Catalogue {
  products: Map<string, ProductEntry>;
  companies: Map<string, CompanyEntry>;
  indexes: Record<IndexName, CatalogueIndex>;
  /** Asks the indexes. */
  searcher: Searcher;
  /** Grows with every change. */
  version: number;
}

export function emptyCatalogue(): Catalogue {
  const ofProducts = offerings.map((offering) => [offering, createIndex(productSchema(offering))]);
  const indexes: Catalogue["indexes"] = {
    ...Object.fromEntries(ofProducts),
    SUPPLIERS: createIndex(supplierSchema),
  };
  return {
    products: new Map(),
    companies: new Map(),
    indexes,
    searcher: searchHere(indexes),
    version: 0,
  };
}

let present: Catalogue | undefined;

/** The catalogue of this process. */
export function catalogue(): Catalogue {
  if (!present) throw new Error("the catalogue is not started");
  return present;
}

export function setCatalogue(next: Catalogue | undefined): void {
  present = next;
}
