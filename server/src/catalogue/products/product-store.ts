import {
  type Offering,
  offerings,
  type Segment,
  segments,
} from "@neroli/contract/enumerations/products.ts";
import { hashOf } from "@neroli/search/columns/hashed-rows.ts";
import type { CompanyEntry, PerTier, ProductEntry } from "../indexed/entries.ts";
import { type BlobStore, createBlobStore, type Piece, pieceOf } from "./blob-store.ts";
import { type OwnSummary, packSummaries } from "./pack-summary.ts";
import { createTable, free, type ProductTable, type TableColumns } from "./product-table.ts";

export interface NewProduct {
  key: string;
  offering: Offering;
  segment: Segment;
  company: CompanyEntry;
  summaries: PerTier<OwnSummary>;
  created: number;
  documents: number;
  image: boolean;
}

/** The facts about a product that are known without unpacking it. */
export interface ProductFacts {
  offering: Offering;
  segment: Segment;
  company: CompanyEntry;
  created: number;
  documents: number;
  image: boolean;
  /** Tells equal ones apart, the same way in every process. */
  lot: number;
}

/**
 * The products that are not in the trash, packed: a million of them as objects would fill the
 * memory and keep the collector busy. One is unpacked when it is read.
 */
export interface ProductStore {
  readonly size: number;
  get(key: string): ProductEntry | undefined;
  /** Puts one in the place of the one with its key. */
  put(product: NewProduct): void;
  /** Answers where it was listed. */
  delete(key: string): Pick<ProductEntry, "offering" | "company"> | undefined;
  keysOf(company: CompanyEntry): string[];
  /** Reads all of them, in no order; `at` is for `getAt`, until the next change. */
  scan(visit: (facts: ProductFacts, at: number) => void): void;
  getAt(at: number): ProductEntry;
  keyAt(at: number): string;
  /** The parts of a snapshot. The pieces are the store's own, the columns are copies. */
  capture(): StoredProducts;
}

export interface StoredProducts {
  columns: TableColumns;
  rows: number;
  pieces: readonly (Piece | null)[];
  /** Keys of the suppliers by number. */
  companies: readonly string[];
}

const encoder = new TextEncoder();

const traitsOf = ({ offering, segment, image }: NewProduct): number =>
  offerings.indexOf(offering) | (segments.indexOf(segment) << 2) | (image ? 16 : 0);

export function createProductStore(
  stored?: StoredProducts,
  companyOf: (key: string) => CompanyEntry | undefined = () => undefined,
): ProductStore {
  const blobs: BlobStore = createBlobStore(stored && [...stored.pieces]);
  const table: ProductTable = createTable(stored);
  // One that is there no more has no products, but keeps its number.
  const companies = (stored?.companies ?? []).map((key) => ({ key, entry: companyOf(key) }));
  const numbers = new Map(companies.flatMap(({ entry }, at) => (entry ? [[entry, at]] : [])));
  const numberOf = (company: CompanyEntry): number => {
    const known = numbers.get(company);
    if (known !== undefined) return known;
    numbers.set(company, companies.length);
    return companies.push({ key: company.key, entry: company }) - 1;
  };
  const keyAt = (row: number): string => {
    const { addresses, keyLengths } = table.columns;
    return textOf(blobs.at(addresses[row] as number, keyLengths[row] as number));
  };
  const isAt = (row: number, key: string): boolean => {
    const { addresses, keyLengths } = table.columns;
    return keyLengths[row] === key.length && blobs.beginsWith(addresses[row] as number, key);
  };
  const find = (key: string): number => table.find(hashOf(key), (row) => isAt(row, key));
  const companyAt = (row: number) => companies[table.columns.companies[row] as number]?.entry;
  const entryAt = (row: number, key: string): ProductEntry => {
    const { addresses, keyLengths, lengths } = table.columns;
    const bytes = blobs.at(addresses[row] as number, lengths[row] as number);
    const company = companyAt(row) as CompanyEntry;
    const { offering, segment, created, documents } = factsAt(table.columns, { row, company });
    const packed = bytes.subarray(keyLengths[row]);
    return { key, offering, segment, company, packed, created, documents };
  };
  const store: ProductStore = {
    get size() {
      return table.size;
    },
    get(key) {
      const row = find(key);
      return row < 0 ? undefined : entryAt(row, key);
    },
    put(product) {
      store.delete(product.key);
      const key = encoder.encode(product.key);
      const packed = packSummaries(product.summaries);
      const value = new Uint8Array(key.length + packed.length);
      value.set(key);
      value.set(packed, key.length);
      const row = table.insert(hashOf(product.key));
      const { columns } = table;
      columns.addresses[row] = blobs.add(value);
      columns.keyLengths[row] = key.length;
      columns.lengths[row] = value.length;
      columns.companies[row] = numberOf(product.company);
      columns.created[row] = product.created;
      columns.traits[row] = traitsOf(product);
      columns.documents[row] = Math.min(product.documents, 0xffff);
      product.company.products.size++;
    },
    delete(key) {
      const row = find(key);
      if (row < 0) return undefined;
      const { addresses, lengths, traits } = table.columns;
      const company = companyAt(row) as CompanyEntry;
      const offering = offeringIn(traits[row] as number);
      const piece = blobs.release(addresses[row] as number, lengths[row] as number);
      table.remove(row);
      company.products.size--;
      if (piece !== null) moveOut(piece, { blobs, table });
      return { offering, company };
    },
    keysOf(company) {
      const number = numbers.get(company);
      const keys: string[] = [];
      for (let row = 0; number !== undefined && row < table.rows; row++) {
        if (table.columns.companies[row] === number) keys.push(keyAt(row));
      }
      return keys;
    },
    scan(visit) {
      for (let row = 0; row < table.rows; row++) {
        const company = companyAt(row);
        if (company) visit(factsAt(table.columns, { row, company }), row);
      }
    },
    keyAt,
    getAt: (row) => entryAt(row, keyAt(row)),
    capture: () => ({
      columns: copyOf(table.columns, table.rows),
      rows: table.rows,
      pieces: blobs.pieces.map((piece) => piece && { ...piece }),
      companies: companies.map(({ key }) => key),
    }),
  };
  for (let row = 0; stored && row < table.rows; row++) {
    const company = companyAt(row);
    if (company) company.products.size++;
  }
  return store;
}

/** Moves what lives in a piece to others, and drops it. */
function moveOut(piece: number, { blobs, table }: { blobs: BlobStore; table: ProductTable }): void {
  const { companies, addresses, lengths } = table.columns;
  for (let row = 0; row < table.rows; row++) {
    const address = addresses[row] as number;
    if (companies[row] === free || pieceOf(address) !== piece) continue;
    addresses[row] = blobs.add(blobs.at(address, lengths[row] as number));
  }
  blobs.drop(piece);
}

const offeringIn = (traits: number): Offering => offerings[traits & 3] as Offering;

const factsAt = (
  { hashes, created, documents, traits }: TableColumns,
  { row, company }: { row: number; company: CompanyEntry },
): ProductFacts => ({
  offering: offeringIn(traits[row] as number),
  segment: segments[((traits[row] as number) >> 2) & 3] as Segment,
  company,
  created: created[row] as number,
  documents: documents[row] as number,
  image: ((traits[row] as number) & 16) !== 0,
  lot: hashes[row] as number,
});

/** Keys are of ASCII letters, digits and hyphens (contract, values). */
function textOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function copyOf(columns: TableColumns, rows: number): TableColumns {
  const copies = Object.entries(columns).map(([name, column]) => [name, column.slice(0, rows)]);
  return Object.fromEntries(copies) as TableColumns;
}
