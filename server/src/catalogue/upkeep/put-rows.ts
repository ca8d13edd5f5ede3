import { type Offering, offerings } from "@neroli/contract/enumerations/products.ts";
import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import type { Change, IndexDocument } from "@neroli/search/index-types.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { CompanyEntry } from "../indexed/entries.ts";
import { productSchema } from "../indexed/index-schema.ts";
import type { IndexedCompany, IndexedProduct } from "../indexed/indexed-rows.ts";
import { toDocument } from "../indexed/to-document.ts";
import { toSummaries } from "../indexed/to-summary.ts";
import { isListed, toCompanySummaries, toSupplierDocument } from "../indexed/to-supplier.ts";
import { createProductStore } from "../products/product-store.ts";
import type { Catalogue } from "../serving/catalogue.ts";
import type { Snapshot } from "../snapshot/read-snapshot.ts";
import { buildSegments } from "../workers/build-segments.ts";

/** Takes over companies as they are now. Their products are not touched. */
export function putCompanies(catalogue: Catalogue, rows: readonly IndexedCompany[]): void {
  const changes: Change[] = rows.map((row) => {
    const known = catalogue.companies.get(row.key);
    // Products hold the entry: it is brought up to date, not replaced.
    if (known) Object.assign(known, toFacts(row));
    else catalogue.companies.set(row.key, { ...toFacts(row), products: { size: 0 } });
    return isListed(row)
      ? { kind: "put", document: toSupplierDocument(row) }
      : { kind: "remove", key: row.key };
  });
  catalogue.indexes.SUPPLIERS.apply(changes);
  catalogue.version++;
}

/** Forgets companies whose products have gone on to another key. */
export function dropCompanies(catalogue: Catalogue, keys: readonly string[]): void {
  const known = keys.filter((key) => catalogue.companies.delete(key));
  if (known.length === 0) return;
  catalogue.indexes.SUPPLIERS.apply(known.map((key) => ({ kind: "remove", key })));
  // Portals name them by their new key.
  catalogue.portals.allChanged();
  catalogue.version++;
}

const toFacts = (row: IndexedCompany): Omit<CompanyEntry, "products"> => ({
  key: row.key,
  row,
  excluded_types: row.excluded_types,
  shown: row.shown,
  reference: {
    key: row.key,
    name: row.name,
    verified: row.verified,
    logo: row.logo && imageAddress(row.logo),
  },
  summaries: toCompanySummaries(row),
});

/** Takes over products as they are now; `gone` names those that are deleted. */
export function putProducts(
  catalogue: Catalogue,
  { rows, gone = [] }: { rows: readonly IndexedProduct[]; gone?: readonly string[] },
): void {
  const changes: Record<Offering, Change[]> = { INGREDIENTS: [], FORMULATIONS: [], SERVICES: [] };
  for (const key of gone) forget(catalogue, key, changes);
  for (const row of rows) {
    forget(catalogue, row.key, changes);
    if (row.shown) {
      changes[row.offering].push({ kind: "put", document: remember(catalogue, row) });
    }
  }
  for (const offering of offerings) {
    if (changes[offering].length > 0) catalogue.indexes[offering].apply(changes[offering]);
  }
  catalogue.version++;
}

function forget(catalogue: Catalogue, key: string, changes: Record<Offering, Change[]>): void {
  const known = catalogue.products.delete(key);
  if (known) changes[known.offering].push({ kind: "remove", key });
}

/**
 * Takes over products that are not in the catalogue yet, each index in great pieces, which is less
 * work than many small ones; all are found after `finish`.
 */
export function startSegments(catalogue: Catalogue): {
  /** Settles when there is room for more. */
  add(rows: readonly IndexedProduct[]): Promise<void>;
  finish(): Promise<void>;
  /** Ends what was begun, when the rest does not come. */
  stop(): Promise<void>;
} {
  const building = (offering: Offering) => {
    const { owner, tell } = catalogue.indexes[offering];
    const take = (columns: SegmentColumns) => tell(owner.adopt(columns));
    return buildSegments({ schema: productSchema(offering), build: catalogue.build, take });
  };
  const buildings = {
    INGREDIENTS: building("INGREDIENTS"),
    FORMULATIONS: building("FORMULATIONS"),
    SERVICES: building("SERVICES"),
  };
  const each = Object.values(buildings);
  return {
    async add(rows) {
      for (const row of rows) {
        if (row.shown) buildings[row.offering].add(remember(catalogue, row));
      }
      await Promise.all(each.map(({ ready }) => ready()));
    },
    async finish() {
      for (const { finish } of each) await finish();
      catalogue.version++;
    },
    async stop() {
      await Promise.all(each.map(({ stop }) => stop()));
    },
  };
}

/** Takes a snapshot over into an empty catalogue. */
export function restore(catalogue: Catalogue, snapshot: Snapshot): void {
  for (const row of snapshot.companies) {
    catalogue.companies.set(row.key, { ...toFacts(row), products: { size: 0 } });
  }
  const companyOf = (key: string) => catalogue.companies.get(key);
  catalogue.products = createProductStore(snapshot.products, companyOf);
  for (const { index: name, columns, alive } of snapshot.segments) {
    const index = catalogue.indexes[name];
    index.tell(index.owner.adopt(columns, alive));
  }
}

/** Keeps what pages show of a product, and answers what the index is to know. */
function remember(catalogue: Catalogue, row: IndexedProduct): IndexDocument {
  const company = catalogue.companies.get(row.company_key);
  if (!company) throw new Error(`product ${row.key} before its company ${row.company_key}`);
  catalogue.products.put({
    key: row.key,
    offering: row.offering,
    segment: row.segment,
    company,
    summaries: toSummaries(row, company.reference),
    created: row.created_at.getTime(),
    documents: row.document_types.length,
    image: row.image !== null,
  });
  return toDocument(row, company.row);
}
