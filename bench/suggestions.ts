import { createBuilder } from "../search/src/create-index.ts";
import type { CatalogueIndex, IndexSchema, Viewer } from "../search/src/index-types.ts";
import { catalogue } from "./search/catalogue.ts";

// npm run bench -- suggestions [products]: completions of the beginnings of names and INCI names of
// the generated catalogue, three groups each as the server asks for them, as everybody and as the
// people of one company.

const [products = "100000"] = process.argv.slice(2);
const wanted = { p99_ms: 10 };
const askedOfAKind = 2_000;
const companies = 500;

const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    inci: { weight: 3, kind: "text", suggest: true },
    cas: { weight: 5, kind: "identifier", suggest: true },
    functions: { weight: 1.5, kind: "text", suggest: true },
    description: { weight: 1, kind: "text" },
  },
  facets: [],
  sorts: {},
};
const groups = [["inci", "cas"], ["name"], ["functions"]];

const viewers: Record<string, Viewer> = {
  everybody: { tier: 0, own_company: null, own_tier: 0, type: null },
  "a company": { tier: 1, own_company: "c7", own_tier: 2, type: "BRAND" },
};

/** Every hundredth product has a private INCI name, every fiftieth is not there for brands. */
function build(): { index: CatalogueIndex; starts: string[] } {
  const builder = createBuilder(schema);
  const starts: string[] = [];
  for (const { id, name, inci, cas, description, facets } of catalogue(Number(products))) {
    const tier = id % 100 === 0 ? (2 as const) : (0 as const);
    builder.add({
      key: `p${id}`,
      company: `c${id % companies}`,
      hidden_from: id % 50 === 0 ? ["BRAND"] : [],
      values: [
        { field: "name", text: name, tier: 0 },
        { field: "inci", text: inci, tier },
        { field: "cas", text: cas, tier: 0 },
        { field: "functions", text: `Function ${facets[3] ?? 0}`, tier: 0 },
        { field: "description", text: description, tier: 0 },
      ],
      facets: [],
      sorts: {},
    });
    if (starts.length < askedOfAKind) starts.push(id % 2 === 0 ? name : inci);
  }
  return { index: builder.finish(), starts };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The shortest of three times: what else the machine does is not ours. */
function timed(ask: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now();
    ask();
    return performance.now() - started;
  });
  return Math.min(...times);
}

function measure(index: CatalogueIndex, viewer: Viewer, texts: readonly string[]) {
  const times = texts.map((text) =>
    timed(() => {
      for (const fields of groups) index.suggest({ text, limit: 5, fields }, viewer);
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.floor(times.length * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: rounded(times.at(-1) ?? 0) };
}

const { index, starts } = build();
const rows: Record<string, ReturnType<typeof measure>> = {};
for (const [who, viewer] of Object.entries(viewers)) {
  const started = performance.now();
  index.suggest({ text: "gl", limit: 5, fields: ["name"] }, viewer);
  console.log(`${who}: the first takes ${rounded(performance.now() - started)} ms`);
  for (const letters of [1, 2, 3, 6]) {
    const texts = starts.map((text) => text.slice(0, letters));
    rows[`${who}, ${letters} letters`] = measure(index, viewer, texts);
  }
}
rows["everybody, Function"] = measure(
  index,
  viewers.everybody as Viewer,
  starts.map((_, at) => "function ".slice(0, 2 + (at % 8))),
);
console.log(`${products} products; milliseconds of three groups`);
console.table(rows);
const holds = Object.values(rows).every(({ p99 }) => p99 < wanted.p99_ms);
console.log(
  JSON.stringify({ name: "suggestions", products: Number(products), wanted, holds, rows }),
);
