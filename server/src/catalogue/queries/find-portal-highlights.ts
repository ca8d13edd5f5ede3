import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import { inScope } from "@neroli/search/columns/scope.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import type { CompanyEntry } from "../indexed/entries.ts";
import { isListed } from "../indexed/to-supplier.ts";
import { existsFor, productViewer, supplierViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { unlessAway } from "../serving/unless-away.ts";
import { readSummary, summariesOf } from "./read-summary.ts";
import { summarise } from "./search-suppliers.ts";
import { countListed, shownThere } from "./within-portal.ts";

type Highlights = z.input<(typeof catalogueEndpoints)["GET /search/highlights"]["response"]>;

const shown = 8;
/** Products whose documents are counted at a time. */
const batch = 1_000;

/** What the portal shows on whose host this actor asks: its promoted products first. */
export const findPortalHighlights = (actor: Actor): Promise<Highlights> =>
  unlessAway(
    () => searchHighlights(actor),
    () => holdHighlights(actor),
  );

async function searchHighlights(actor: Actor): Promise<Highlights> {
  const { companies, searcher } = catalogue();
  const first = { text: "", filters: {}, page: 0, size: shown, count_facets: false };
  const [suppliers, countOf, documents, ...found] = await Promise.all([
    searcher.search("SUPPLIERS", first, supplierViewer(actor)),
    countListed(actor),
    countDocuments(actor),
    ...offerings.map((offering) => searcher.search(offering, first, productViewer(actor))),
  ]);
  const rounds = Array.from({ length: shown }, (_, at) =>
    found.flatMap(({ hits }) => hits[at] ?? []),
  );
  return {
    counts: {
      products: found.reduce((sum, { total }) => sum + total, 0),
      suppliers: suppliers.total,
      documents,
    },
    products: summariesOf(actor, rounds.flat().slice(0, shown)),
    suppliers: suppliers.hits.flatMap(({ key }) => {
      const company = companies.get(key);
      return company ? [summarise(actor, company, countOf(company))] : [];
    }),
  };
}

/** By what the portal shows, the products of it that this process held at that version. */
const held = new WeakMap<object, { version: number; keys: string[] }>();

/** The same of what this process holds, in no order that says anything, while no index can be asked. */
async function holdHighlights(actor: Actor): Promise<Highlights> {
  const { companies, portals, products, version } = catalogue();
  const scope = actor.portal === null ? null : await portals.know(actor.portal);
  const isThere = await shownThere(actor);
  const known = scope && held.get(scope);
  const keys = known?.version === version ? known.keys : [];
  if (known?.version !== version) {
    products.scan(({ company }, at) => {
      const key = products.keyAt(at);
      if (isThere({ key, company })) keys.push(key);
    });
    if (scope) held.set(scope, { version, keys });
  }
  const entries = keys
    .flatMap((key) => products.get(key) ?? [])
    .filter((entry) => existsFor(actor, entry));
  const counts = new Map<CompanyEntry, number>();
  for (const { company } of entries) counts.set(company, (counts.get(company) ?? 0) + 1);
  const suppliers = [...companies.values()].filter(
    ({ key, row }) =>
      scope !== null && isListed(row) && inScope(scope.suppliers, { key, company: key }),
  );
  return {
    counts: {
      products: entries.length,
      suppliers: suppliers.length,
      documents: entries.reduce((sum, { documents }) => sum + documents, 0),
    },
    products: entries.slice(0, shown).map((entry) => readSummary(actor, entry)),
    suppliers: suppliers
      .slice(0, shown)
      .map((company) => summarise(actor, company, counts.get(company) ?? 0)),
  };
}

interface Counted {
  version: number;
  documents: number;
}

/** By what the portal shows, as it was when the catalogue was of that version. */
const counted = new WeakMap<object, Counted>();

/** Documents of the products that the portal shows: counted once for each state of the catalogue. */
async function countDocuments(actor: Actor): Promise<number> {
  const { portals, products, searcher, version } = catalogue();
  const scope = actor.portal === null ? null : await portals.know(actor.portal);
  const known = scope && counted.get(scope);
  if (known?.version === version) return known.documents;
  let documents = 0;
  const asked = { text: "", filters: {}, size: batch, count_facets: false };
  // What is public: as a visitor of the portal has it.
  const viewer = { tier: 0, own_company: null, own_tier: 0, type: null } as const;
  const within = actor.portal === null ? viewer : { ...viewer, scope: actor.portal };
  for (const offering of offerings) {
    for (let page = 0; ; page++) {
      const { hits } = await searcher.search(offering, { ...asked, page }, within);
      for (const { key } of hits) documents += products.get(key)?.documents ?? 0;
      if (hits.length < batch) break;
    }
  }
  if (scope) counted.set(scope, { version, documents });
  return documents;
}
