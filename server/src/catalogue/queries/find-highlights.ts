import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import {
  type Offering,
  offerings,
  type Segment,
  segmentsOf,
} from "@neroli/contract/enumerations/products.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import type { CompanyEntry } from "../indexed/entries.ts";
import { isListed } from "../indexed/to-supplier.ts";
import { existsFor } from "../policy.ts";
import type { ProductFacts } from "../products/product-store.ts";
import { type Catalogue, catalogue } from "../serving/catalogue.ts";
import { findPortalHighlights } from "./find-portal-highlights.ts";
import { readSummary } from "./read-summary.ts";
import { summarise } from "./search-suppliers.ts";
import { countListed } from "./within-portal.ts";

type Highlights = z.input<(typeof catalogueEndpoints)["GET /search/highlights"]["response"]>;

const productsShown = 8;
const suppliersShown = 8;
/** Some readers do not see every candidate. */
const candidatesKept = 64;
/** The most products of each supplier in a shelf. */
const bestKept = 8;
/** Choosing takes at most one part in so many of the time. */
const seldom = 50;

interface Candidates {
  of: Catalogue;
  version: number;
  /** Not chosen again before, where there is much to choose from. */
  until: number;
  counts: Highlights["counts"];
  products: string[];
  suppliers: CompanyEntry[];
}

/** Worked out once for each state of the catalogue: every landing page asks for them. */
let kept: Candidates | undefined;

/** Counts of what is public, and a selection for the landing page; the same one every time. */
export async function findHighlights(actor: Actor): Promise<Highlights> {
  if (actor.portal !== null) return findPortalHighlights(actor);
  const countOf = await countListed(actor);
  const present = catalogue();
  const old = kept?.of !== present || kept.version !== present.version;
  if (!kept || (old && (kept.of !== present || performance.now() > kept.until))) {
    kept = choose(present);
  }
  return {
    counts: kept.counts,
    products: kept.products
      .flatMap((key) => present.products.get(key) ?? [])
      .filter((entry) => existsFor(actor, entry))
      .slice(0, productsShown)
      .map((entry) => readSummary(actor, entry)),
    suppliers: kept.suppliers
      .slice(0, suppliersShown)
      .map((entry) => summarise(actor, entry, countOf(entry))),
  };
}

function choose(present: Catalogue): Candidates {
  const started = performance.now();
  const counts = { products: 0, suppliers: 0, documents: 0 };
  const shelves = new Map<string, Map<CompanyEntry, RankedProduct[]>>();
  present.products.scan((facts, at) => {
    if (!facts.company.shown) return;
    counts.products++;
    counts.documents += facts.documents;
    const shelf = shelfOf(facts.offering, facts.segment);
    const suppliers = shelves.get(shelf) ?? new Map<CompanyEntry, RankedProduct[]>();
    shelves.set(shelf, suppliers);
    const best = suppliers.get(facts.company) ?? [];
    suppliers.set(facts.company, best);
    takeIn(best, { at, ...facts });
  });
  const suppliers = [...present.companies.values()].filter(({ row }) => isListed(row));
  counts.suppliers = suppliers.length;
  const ended = performance.now();
  const taken = ended - started;
  return {
    of: present,
    version: present.version,
    // A small catalogue is looked through at once each time.
    until: taken < 5 ? 0 : ended + taken * seldom,
    counts,
    products: mixed(shelves).map(({ at }) => present.products.getAt(at).key),
    suppliers: suppliers.toSorted(compareSuppliers).slice(0, suppliersShown),
  };
}

interface RankedProduct extends ProductFacts {
  at: number;
}

/** Keeps the best few, the best first. */
function takeIn(best: RankedProduct[], one: RankedProduct): void {
  const last = best.at(-1);
  if (best.length === bestKept && last && compareProducts(one, last) >= 0) return;
  const place = best.findIndex((other) => compareProducts(one, other) < 0);
  best.splice(place < 0 ? best.length : place, 0, one);
  if (best.length > bestKept) best.pop();
}

const shelfOf = (offering: Offering, segment: Segment) => `${offering} ${segment}`;

/** The best of each offering and segment in turn, and of a supplier only one in a round. */
function mixed(
  shelves: ReadonlyMap<string, ReadonlyMap<CompanyEntry, RankedProduct[]>>,
): RankedProduct[] {
  const lines = offerings
    .flatMap((offering) => segmentsOf[offering].map((segment) => shelfOf(offering, segment)))
    .map((shelf) => oneOfEachSupplier([...(shelves.get(shelf)?.values() ?? [])]));
  const rounds = Array.from({ length: candidatesKept }, (_, at) =>
    lines.flatMap((line) => line[at] ?? []),
  );
  return rounds.flat().slice(0, candidatesKept);
}

/** Every supplier's best first, then every supplier's second best, and so on. */
function oneOfEachSupplier(suppliers: readonly RankedProduct[][]): RankedProduct[] {
  const placed = suppliers.flatMap((best) => best.map((one, turn) => ({ one, turn })));
  return placed
    .sort((a, b) => a.turn - b.turn || compareProducts(a.one, b.one))
    .map(({ one }) => one);
}

const bool = (value: boolean) => (value ? 1 : 0);

const compareProducts = (a: ProductFacts, b: ProductFacts): number =>
  bool(b.image) - bool(a.image) ||
  b.documents - a.documents ||
  b.created - a.created ||
  a.lot - b.lot;

const compareSuppliers = (a: CompanyEntry, b: CompanyEntry): number =>
  bool(b.reference.logo !== null) - bool(a.reference.logo !== null) ||
  b.products.size - a.products.size ||
  compareKeys(a.key, b.key);

const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
