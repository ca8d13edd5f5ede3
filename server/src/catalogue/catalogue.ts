import { type Offering, offerings } from "@neroli/contract/products/enumerations.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { type Tier, tierFor, type Viewer } from "@neroli/contract/products/visibility.ts";
import { createIndex } from "@neroli/search/create-index.ts";
import type { CatalogueIndex, Change, Viewer as IndexViewer } from "@neroli/search/index-types.ts";
import type { CompanyRow, ProductRow } from "./catalogue-row.ts";
import { productSchema, supplierSchema } from "./schemas.ts";
import { summariseProduct } from "./summarise.ts";
import { companyDocument, productDocument } from "./to-document.ts";

/** What is kept of a product beside the index, so that a page of hits needs no query. */
interface Entry {
  row: ProductRow;
  summaries: Partial<Record<Tier, ProductSummary>>;
}

/** The catalogue of this process: one index per offering, one of suppliers, and the summaries. */
const products = new Map<string, Entry>();
const companies = new Map<string, CompanyRow>();
let indexes = new Map<Offering, CatalogueIndex>();
let suppliers = createIndex(supplierSchema);

export function clearCatalogue(): void {
  products.clear();
  companies.clear();
  indexes = new Map(offerings.map((offering) => [offering, createIndex(productSchema(offering))]));
  suppliers = createIndex(supplierSchema);
}

export function indexOf(offering: Offering): CatalogueIndex {
  const index = indexes.get(offering);
  if (!index) throw new Error("the catalogue has not been started");
  return index;
}

export const supplierIndex = (): CatalogueIndex => suppliers;

/** Puts the rows in, and takes out whichever of the keys has no row any more. */
export function applyProducts(rows: readonly ProductRow[], keys: readonly string[]): void {
  const changes = new Map<Offering, Change[]>(offerings.map((offering) => [offering, []]));
  const present = new Set(rows.map(({ key }) => key));
  for (const key of keys) {
    const known = products.get(key);
    if (!known || present.has(key)) continue;
    changes.get(known.row.offering)?.push({ kind: "remove", key });
    products.delete(key);
  }
  for (const row of rows) {
    changes.get(row.offering)?.push({ kind: "put", document: productDocument(row) });
    products.set(row.key, { row, summaries: {} });
  }
  for (const [offering, each] of changes) {
    if (each.length > 0) indexOf(offering).apply(each);
  }
}

export function applyCompanies(rows: readonly CompanyRow[]): void {
  for (const row of rows) companies.set(row.key, row);
  suppliers.apply(rows.map((row) => ({ kind: "put", document: companyDocument(row) })));
}

export const findCompanyRow = (key: string): CompanyRow | undefined => companies.get(key);

/** The summary of a product that the index has found for this reader. */
export function summaryFor(key: string, viewer: Viewer): ProductSummary | null {
  const entry = products.get(key);
  if (!entry) return null;
  const { row, summaries } = entry;
  const tier = tierFor(viewer, { key: row.company_key, excluded_types: row.excluded_types });
  summaries[tier] ??= summariseProduct(row, tier);
  return summaries[tier];
}

/** The reader as the index knows readers: the same tiers as tierFor (visibility.ts) gives. */
export function indexViewer(viewer: Viewer): IndexViewer {
  const elsewhere = { key: "", excluded_types: [] };
  const own = { key: viewer.company_key ?? "", excluded_types: [] };
  return {
    tier: tierFor({ ...viewer, company_key: null }, elsewhere),
    own_company: viewer.company_key,
    own_tier: tierFor(viewer, own),
    type: viewer.company_type,
  };
}
