import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import {
  type Offering,
  offerings,
  type Segment,
  segmentsOf,
} from "@neroli/contract/products/enumerations.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { type Catalogue, type CompanyEntry, catalogue, type ProductEntry } from "../catalogue.ts";
import { existsFor } from "../policy.ts";
import { readSummary } from "../read-summary.ts";
import { isListed } from "../to-supplier.ts";
import { summarise } from "./search-suppliers.ts";

type Highlights = z.input<(typeof catalogueEndpoints)["GET /search/highlights"]["response"]>;

const productsShown = 8;
const suppliersShown = 8;
/** Some readers do not see every candidate. */
const candidatesKept = 64;

interface Candidates {
  of: Catalogue;
  version: number;
  counts: Highlights["counts"];
  products: ProductEntry[];
  suppliers: CompanyEntry[];
}

/** Worked out once for each state of the catalogue: every landing page asks for them. */
let kept: Candidates | undefined;

/** Counts of what is public, and a selection for the landing page; the same one every time. */
export function findHighlights(actor: Actor): Highlights {
  const present = catalogue();
  if (kept?.of !== present || kept.version !== present.version) kept = choose(present);
  return {
    counts: kept.counts,
    products: kept.products
      .filter((entry) => existsFor(actor, entry))
      .slice(0, productsShown)
      .map((entry) => readSummary(actor, entry)),
    suppliers: kept.suppliers.slice(0, suppliersShown).map((entry) => summarise(actor, entry)),
  };
}

function choose(present: Catalogue): Candidates {
  const products = [...present.products.values()].filter(({ company }) => company.enabled);
  const suppliers = [...present.companies.values()].filter(({ row }) => isListed(row));
  return {
    of: present,
    version: present.version,
    counts: {
      products: products.length,
      suppliers: suppliers.length,
      documents: products.reduce((sum, entry) => sum + entry.documents, 0),
    },
    products: mixed(products),
    suppliers: suppliers.toSorted(compareSuppliers).slice(0, suppliersShown),
  };
}

/** The best of each offering and segment in turn, and of a supplier only one in a round. */
function mixed(products: readonly ProductEntry[]): ProductEntry[] {
  const shelfOf = (offering: Offering, segment: Segment) => `${offering} ${segment}`;
  const shelves = Map.groupBy(products.toSorted(compareProducts), ({ offering, summaries }) =>
    shelfOf(offering, summaries[0].segment),
  );
  const lines = offerings
    .flatMap((offering) => segmentsOf[offering].map((segment) => shelfOf(offering, segment)))
    .map((shelf) => oneOfEachSupplier(shelves.get(shelf) ?? []));
  const rounds = Array.from({ length: candidatesKept }, (_, at) =>
    lines.flatMap((line) => line[at] ?? []),
  );
  return rounds.flat().slice(0, candidatesKept);
}

/** Every supplier's best first, then every supplier's second best, and so on. */
function oneOfEachSupplier(sorted: readonly ProductEntry[]): ProductEntry[] {
  const seen = new Map<string, number>();
  const placed = sorted.map((entry) => {
    const turn = seen.get(entry.company.key) ?? 0;
    seen.set(entry.company.key, turn + 1);
    return { entry, turn };
  });
  // Sorting is stable: within a turn the best stays first.
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ entry }) => entry);
}

const bool = (value: boolean) => (value ? 1 : 0);

const compareProducts = (a: ProductEntry, b: ProductEntry): number =>
  bool(b.summaries[0].image !== null) - bool(a.summaries[0].image !== null) ||
  bool(b.company.row.verified) - bool(a.company.row.verified) ||
  b.documents - a.documents ||
  b.created - a.created ||
  compareKeys(a.key, b.key);

const compareSuppliers = (a: CompanyEntry, b: CompanyEntry): number =>
  bool(b.row.verified) - bool(a.row.verified) ||
  bool(b.reference.logo !== null) - bool(a.reference.logo !== null) ||
  b.products.size - a.products.size ||
  compareKeys(a.key, b.key);

const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
