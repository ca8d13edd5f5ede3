import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import { offerings } from "@neroli/contract/products/enumerations.ts";
import type { z } from "zod";
import { type Actor, visitor } from "../kernel/actor.ts";
import { findCompanyRow, indexOf, indexViewer, summaryFor, supplierIndex } from "./catalogue.ts";
import { countDocuments } from "./queries/company-rows.ts";
import { summariseCompany } from "./summarise.ts";

type Highlights = z.output<(typeof catalogueEndpoints)["GET /search/highlights"]["response"]>;

const productsShown = 8;
const suppliersShown = 6;
const keptMilliseconds = 60_000;

let kept: { until: number; documents: number } | undefined;

/** Counted once a minute: it is a figure of a landing page. */
async function documentCount(): Promise<number> {
  if (!kept || kept.until < performance.now()) {
    const documents = await countDocuments();
    kept = { until: performance.now() + keptMilliseconds, documents };
  }
  return kept.documents;
}

/** The landing page's figures and a selection that is the same for everybody. */
export async function highlights(actor: Actor): Promise<Highlights> {
  const anyone = visitor(actor.language);
  const viewer = indexViewer(anyone);
  const found = (index: ReturnType<typeof indexOf>, size: number) =>
    index.search({ text: "", filters: {}, page: 0, size, count_facets: false }, viewer);
  const perOffering = offerings.map((offering) => found(indexOf(offering), productsShown));
  const suppliers = found(supplierIndex(), suppliersShown);
  return {
    counts: {
      products: perOffering.reduce((sum, { total }) => sum + total, 0),
      suppliers: suppliers.total,
      documents: await documentCount(),
    },
    products: mix(perOffering.map(({ hits }) => hits.map(({ key }) => key)))
      .flatMap((key) => summaryFor(key, anyone) ?? [])
      .slice(0, productsShown),
    suppliers: suppliers.hits.flatMap(({ key }) => {
      const row = findCompanyRow(key);
      return row ? [summariseCompany(row)] : [];
    }),
  };
}

/** One of each in turn. */
function mix(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
