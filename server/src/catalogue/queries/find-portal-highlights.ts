import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { productViewer, supplierViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { summariesOf } from "./read-summary.ts";
import { summarise } from "./search-suppliers.ts";
import { countListed } from "./within-portal.ts";

type Highlights = z.input<(typeof catalogueEndpoints)["GET /search/highlights"]["response"]>;

const shown = 8;
/** Products whose documents are counted at a time. */
const batch = 1_000;

/** What the portal shows on whose host this actor asks: its promoted products first. */
export async function findPortalHighlights(actor: Actor): Promise<Highlights> {
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
