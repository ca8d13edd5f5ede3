import { createBuilder } from "@neroli/search/create-index.ts";
import type {
  CatalogueIndex,
  IndexDocument,
  IndexSchema,
  SearchQuery,
  Tier,
  Viewer,
} from "@neroli/search/index-types.ts";
import { catalogue, facetGroups, type GeneratedProduct, groupStarts } from "./search/catalogue.ts";
import { readQueries } from "./search/queries.ts";

// npm run bench -- search-filters [products]: what products contain or not, intervals of numbers
// and facets, as support and as a buyer whom some suppliers exclude and who does not see all
// values; the index alone, on one thread. The buyer may be at most 1.2 times slower.

const [products = "100000"] = process.argv.slice(2);
const suppliers = 400;
const rounds = 5;

const groups = facetGroups.map((_, group) => `group${group}`);
const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text" },
    inci: { weight: 3, kind: "text" },
    cas: { weight: 5, kind: "identifier" },
    description: { weight: 1, kind: "text" },
  },
  facets: groups,
  sorts: {},
  contents: ["inci", "family"],
  intervals: ["ph", "usage", "viscosity", "shelf_life"],
};

const support: Viewer = { tier: 2, own_company: null, own_tier: 2, type: null };
const buyer: Viewer = { tier: 0, own_company: null, own_tier: 0, type: "BRAND_OWNER" };

const groupOf = (value: number) => groupStarts.findLastIndex((start) => start <= value);

/** One in twenty suppliers excludes brand owners, one in ten hides hazards, one in thirty all. */
function documentOf({ id, name, inci, cas, description, facets }: GeneratedProduct): IndexDocument {
  const supplier = (id * 2_654_435_761) % suppliers;
  const shy: Tier = supplier % 30 === 1 ? 2 : 0;
  const tierOf = (group: number): Tier => (group === 7 ? 1 : shy);
  const low = (id % 70) / 10;
  return {
    key: String(id),
    company: String(supplier),
    hidden_from: supplier % 20 === 0 ? ["BRAND_OWNER"] : [],
    unseen: supplier === 7,
    rank: id % 5,
    values: [
      { field: "name", text: name, tier: 0 },
      { field: "inci", text: inci, tier: shy },
      { field: "cas", text: cas, tier: 0 },
      { field: "description", text: description, tier: 0 },
    ],
    facets: facets.map((value) => {
      const group = groupOf(value);
      return { group: groups[group] ?? "", value: String(value), tier: tierOf(group) };
    }),
    sorts: {},
    contents: [
      ...[inci, ...name.split(" ")].map((value) => ({ group: "inci", value, tier: shy })),
      ...(id % 3 === 0 ? [{ group: "family", value: "parabens", tier: shy }] : []),
      ...(id % 50 === 0 ? [{ group: "family", value: "pfas", tier: shy }] : []),
    ],
    intervals: {
      ph: { min: low, max: low + 4, tier: 0 },
      usage: { min: 0, max: 1 + (id % 20), tier: shy },
      ...(id % 4 === 0 && { viscosity: { min: id % 9_000, max: 10_000, tier: 1 } }),
      ...(id % 2 === 0 && { shelf_life: { min: id % 60, max: id % 60, tier: 0 } }),
    },
  };
}

function build(): CatalogueIndex {
  const builder = createBuilder(schema);
  for (const product of catalogue(Number(products))) builder.add(documentOf(product));
  return builder.finish();
}

const asked: Partial<SearchQuery> = { count_intervals: true };
const page = { filters: {}, page: 0, size: 20 };
const queries = readQueries();
const words = [...queries.mid, ...queries.common].map(({ text }) => text);

/** Queries by what narrows them. */
const classes: Record<string, SearchQuery[]> = {
  facets: queries.filter.map(({ filter }) => ({
    ...page,
    text: "",
    filters: Object.fromEntries(filter.map((value) => [groups[groupOf(value)], [String(value)]])),
  })),
  "facets and words": words.map((text, at) => {
    const value = groupStarts[(at % 11) + 1] ?? 0;
    return { ...page, text, filters: { [groups[groupOf(value)] ?? ""]: [String(value)] } };
  }),
  without: ["parabens", "pfas"].map((family) => ({
    ...page,
    text: "",
    without: [{ group: "family", values: [family] }],
  })),
  contains: words.map((text) => ({
    ...page,
    text: "",
    contains: [{ group: "inci", values: [text] }],
    without: [{ group: "family", values: ["parabens"] }],
  })),
  interval: Array.from({ length: 40 }, (_, at) => ({
    ...page,
    ...asked,
    text: "",
    intervals: { ph: { min: at / 8, max: at / 8 + 0.5 } },
  })),
  "words, intervals counted": words.map((text) => ({ ...page, ...asked, text })),
};

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

function measure(index: CatalogueIndex, wanted: readonly SearchQuery[], viewer: Viewer): number[] {
  return wanted.map((query) => {
    const start = performance.now();
    index.search(query, viewer);
    return performance.now() - start;
  });
}

const index = build();
const table: Record<string, Record<string, number>> = {};
for (const [name, wanted] of Object.entries(classes)) {
  const times = { support: [] as number[], buyer: [] as number[] };
  measure(index, wanted, support);
  measure(index, wanted, buyer);
  // In turn, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round++) {
    times.support.push(...measure(index, wanted, support));
    times.buyer.push(...measure(index, wanted, buyer));
  }
  const mean = (list: number[]) => list.reduce((sum, time) => sum + time, 0) / list.length;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  table[name] = {
    "support p50": round(quantile(times.support, 0.5)),
    "buyer p50": round(quantile(times.buyer, 0.5)),
    "buyer p95": round(quantile(times.buyer, 0.95)),
    "buyer max": round(quantile(times.buyer, 1)),
    "p50 times": round(quantile(times.buyer, 0.5) / quantile(times.support, 0.5)),
    "mean times": round(mean(times.buyer) / mean(times.support)),
  };
}
console.table(table);
