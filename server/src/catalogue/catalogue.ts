import type { CompanyType } from "@neroli/contract/companies/enumerations.ts";
import type { CompanySummary } from "@neroli/contract/companies/schema.ts";
import { type Offering, offerings } from "@neroli/contract/products/enumerations.ts";
import type { CompanyReference, ProductSummary } from "@neroli/contract/products/schema.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { z } from "zod";
import { type FollowedIndex, followedIndex, mergeElsewhere, mergeHere } from "./followed-index.ts";
import { productSchema, supplierSchema } from "./index-schema.ts";
import { createProductStore, type ProductStore } from "./products/product-store.ts";
import type { IndexedCompany } from "./queries/read-rows.ts";
import { type IndexName, type Readers, type Searcher, searcherOf } from "./searcher.ts";
import { readHere } from "./workers/read-here.ts";
import { startSearchPool } from "./workers/search-pool.ts";

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
  /** How many products it has that are not in the trash; counted by their store. */
  products: { size: number };
}

/** What hits and pages need of a product, as it was when it was asked for. */
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
  products: ProductStore;
  companies: Map<string, CompanyEntry>;
  indexes: Record<IndexName, FollowedIndex>;
  /** Asks the indexes. */
  searcher: Searcher;
  /** Grows with every change. */
  version: number;
  /** Ends the threads. */
  stop(): Promise<void>;
}

const indexNames: readonly IndexName[] = [...offerings, "SUPPLIERS"];

const schemaOf = (name: IndexName): IndexSchema =>
  name === "SUPPLIERS" ? supplierSchema : productSchema(name);

/** One value for each index. */
const byIndex = <T>(of: (name: IndexName) => T) =>
  Object.fromEntries(indexNames.map((name) => [name, of(name)])) as Record<IndexName, T>;

export const schemas = byIndex(schemaOf);

interface Setting {
  /** Threads that search; where there are none the asking thread does. */
  threads: number;
  report(error: unknown): void;
}

export function emptyCatalogue({ threads, report }: Setting): Catalogue {
  const everything = () =>
    indexNames.map((name) => [name, indexes[name].owner.everything()] as const);
  const indexes = byIndex((name) =>
    followedIndex({
      schema: schemas[name],
      tell: (step) => readers.follow(name, step),
      merge: threads > 0 ? mergeElsewhere : mergeHere,
      report,
    }),
  );
  const readers: Readers =
    threads > 0
      ? startSearchPool({ count: threads, schemas, everything, report })
      : readHere(schemas);
  return {
    products: createProductStore(),
    companies: new Map(),
    indexes,
    searcher: searcherOf(readers),
    version: 0,
    async stop() {
      await Promise.all(indexNames.map((name) => indexes[name].idle()));
      await readers.stop();
    },
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
