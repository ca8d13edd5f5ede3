import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import type { CompanyEntry } from "../../server/src/catalogue/indexed/entries.ts";
import { productSchema } from "../../server/src/catalogue/indexed/index-schema.ts";
import type { IndexedCompany } from "../../server/src/catalogue/indexed/indexed-rows.ts";
import type { OwnSummary } from "../../server/src/catalogue/products/pack-summary.ts";
import { emptyCatalogue, schemas } from "../../server/src/catalogue/serving/catalogue.ts";
import { format } from "../../server/src/catalogue/snapshot/format.ts";
import { madeBy } from "../../server/src/catalogue/snapshot/made-by.ts";
import { writeSnapshot } from "../../server/src/catalogue/snapshot/write-snapshot.ts";
import { putCompanies } from "../../server/src/catalogue/upkeep/put-rows.ts";
import { buildSegments } from "../../server/src/catalogue/workers/build-segments.ts";
import { catalogue, type GeneratedProduct } from "../search/catalogue.ts";
import { facetOf, suppliers } from "../serving/fill-catalogue.ts";

// Writes a snapshot of so many generated products, as a server that has them would, and ends.

const [products = "", folder = ""] = process.argv.slice(2);
const addedAtOnce = 500;
const listed = new Date("2026-01-01");

const company = (at: number): IndexedCompany => ({
  ...{
    key: `supplier-${at}`,
    name: `Supplier ${at}`,
    type: "DISTRIBUTOR",
    offering: ["INGREDIENTS"],
  },
  ...{ verified: true, shown: true, excluded_types: [], formerly_known_as: null, country: null },
  ...{ tagline: null, description: null, segments: [], data_visibility: {}, created_at: listed },
  logo: null,
});

function documentOf({ id, facets, ...texts }: GeneratedProduct, owner: string): IndexDocument {
  return {
    key: `product-${id}`,
    company: owner,
    hidden_from: [],
    values: (["name", "inci", "cas", "description"] as const).map((field) => ({
      ...{ field, text: texts[field], tier: 0 },
    })),
    facets: facets.map((value) => ({ ...facetOf(value), tier: 0 })),
    sorts: {},
  };
}

const summaryOf = ({ id, name, inci, cas }: GeneratedProduct): OwnSummary => ({
  ...{ key: `product-${id}`, offering: "INGREDIENTS", segment: "PERSONALCARE", name, inci },
  ...{ cas: [cas], tagline: null, functions: ["Humectant"], claims: [], service_types: [] },
  ...{ sample_available: true, document_types: [], image: null },
});

const mine = emptyCatalogue({
  threads: 1,
  readPortal: async () => null,
  report: (error) => {
    throw error;
  },
});
putCompanies(
  mine,
  Array.from({ length: suppliers }, (_, at) => company(at)),
);
const segments: SegmentColumns[] = [];
const building = buildSegments({
  ...{ schema: productSchema("INGREDIENTS"), build: mine.build },
  take: (columns) => void segments.push(columns),
});
for (const product of catalogue(Number(products))) {
  const owner = mine.companies.get(`supplier-${product.id % suppliers}`) as CompanyEntry;
  const summary = summaryOf(product);
  mine.products.put({
    ...{ key: summary.key, offering: summary.offering, company: owner, documents: 0, image: false },
    ...{ segment: summary.segment, created: listed.getTime() },
    summaries: [summary, summary, summary],
  });
  building.add(documentOf(product, owner.key));
  if (product.id % addedAtOnce === 0) await building.ready();
}
await building.finish();
const stored = mine.products.capture();
writeSnapshot({
  folder,
  header: {
    ...{ format, made_by: await madeBy(schemas), database: "generated" },
    ...{ position: { transaction_id: "1", id: 0 }, moment: listed.toISOString() },
  },
  captured: {
    segments: segments.map((columns) => ({
      ...{ index: "INGREDIENTS", columns, saved: null },
      alive: new Uint32Array((columns.classes.length + 31) >> 5).fill(0xffffffff),
    })),
    products: stored,
    savedPieces: stored.pieces.map(() => null),
    companies: JSON.stringify(Array.from(mine.companies.values(), ({ row }) => row)),
  },
});
process.exit(0);
