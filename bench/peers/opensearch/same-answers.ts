import { createScope } from "@neroli/search/columns/scope.ts";
import { createIndex } from "@neroli/search/create-index.ts";
import { createDescriber } from "@neroli/search/describe-views.ts";
import type {
  CatalogueIndex,
  IndexDocument,
  IndexSchema,
  SearchQuery,
  SearchResult,
  Viewer,
} from "@neroli/search/index-types.ts";
import {
  chooser,
  documentOf,
  schema as plain,
  queryOf,
  scopesOf,
  viewerOf,
  vocabularyOf,
} from "@neroli/search/testing-choices.ts";
import { engineReaders } from "../../../server/src/catalogue/opensearch/answering/engine-readers.ts";
import { asBody } from "../../../server/src/catalogue/opensearch/engine/as-body.ts";
import { connectToAsk } from "../../../server/src/catalogue/opensearch/engine/connect.ts";
import { mappingOf } from "../../../server/src/catalogue/opensearch/engine/mapping.ts";
import { writeChanges } from "../../../server/src/catalogue/opensearch/keeping/write-changes.ts";
import type { Readers } from "../../../server/src/catalogue/workers/readers.ts";

const prefix = "same-answers";
const index = `${prefix}-ingredients`;
/** Worlds of few documents try every way of a query; those of many find enough as written. */
const sizes = [60, 60, 60, 60, 400];
const asked = 100;
const atOnce = 4;

type Client = ReturnType<typeof connectToAsk>;

export interface Compared {
  queries: number;
  /** Answers with other documents, counts, marks or words left out than those of the index in memory. */
  different: number;
  /** Of the same documents in another order, of which the first stands elsewhere. */
  "other first": number;
  suggestions: number;
  "other suggestions": number;
  /** Words that stand in hidden values alone, and were asked for by those who do not see them. */
  "hidden words": number;
  "hidden words found": number;
  "milliseconds a query": number;
}

/** Asks OpenSearch and the index in memory the same, by readers of every kind, in so many worlds. */
export async function compareAnswers(address: string, worlds: number): Promise<Compared> {
  const client = connectToAsk({ nodes: [address], prefix, shards: 1 });
  const told: Compared = {
    queries: 0,
    different: 0,
    "other first": 0,
    suggestions: 0,
    "other suggestions": 0,
    "hidden words": 0,
    "hidden words found": 0,
    "milliseconds a query": 0,
  };
  for (let seed = 1; seed <= worlds; seed++) await compareIn(client, seed, told);
  await client.indices.delete({ index, ignore_unavailable: true });
  await client.close();
  told["milliseconds a query"] = Math.round(told["milliseconds a query"] / told.queries);
  return told;
}

async function compareIn(client: Client, seed: number, told: Compared): Promise<void> {
  const choose = chooser(seed);
  const words = vocabularyOf(choose);
  const count = sizes[seed % sizes.length] ?? 60;
  const documents = Array.from({ length: count }, (_, at) =>
    withSecret(documentOf(choose, `k${at}`, words)),
  );
  // Where words say nothing, a query of which nothing has all loses some.
  const schema: IndexSchema = seed % 2 === 0 ? plain : { ...plain, idle: ["gly", "cer"] };
  const scopes = scopesOf(choose);
  const here = createIndex(schema);
  here.apply(documents.map((document) => ({ kind: "put", document })));
  const there = await indexed(client, schema, documents);
  for (const [name, rules] of Object.entries(scopes)) {
    here.scope(name, rules);
    const scope = createScope(rules);
    there.portal(name, { products: scope, suppliers: scope });
  }
  const work = Array.from({ length: asked }, (_, turn) => {
    const asking = { here, there, viewer: viewerOf(choose, scopes), told };
    const query = { ...queryOf(choose, words), page: 0, size: count };
    if (turn % 5 !== 0) return () => compareSearch(asking, query);
    const text = choose.oneOf(words).slice(0, 1 + choose.upTo(4));
    const secret = choose.oneOf(documents);
    return async () => {
      await compareSearch(asking, query);
      await compareSuggestions(asking, text);
      await askForSecret(asking, secret);
    };
  });
  const one = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

interface Asking {
  here: CatalogueIndex;
  there: Readers;
  viewer: Viewer;
  told: Compared;
}

const secretOf = (key: string): string => `verborgen${key}`;

/** With a word of its own that support and its editors alone may read. */
const withSecret = (document: IndexDocument): IndexDocument => ({
  ...document,
  values: [...document.values, { field: "description", text: secretOf(document.key), tier: 2 }],
});

async function indexed(
  client: Client,
  schema: IndexSchema,
  documents: readonly IndexDocument[],
): Promise<Readers> {
  await client.indices.delete({ index, ignore_unavailable: true });
  const settings = { number_of_shards: 2, number_of_replicas: 0 };
  const body = { settings, mappings: mappingOf(schema) };
  await client.indices.create({ index, body: asBody(body) });
  await writeChanges(client, {
    index,
    changes: documents.map((document) => ({ kind: "put", document })),
    describe: createDescriber(schema),
    epoch: 1,
    report: (error) => {
      throw error;
    },
  });
  await client.indices.refresh({ index });
  const schemas = {
    INGREDIENTS: schema,
    FORMULATIONS: schema,
    SERVICES: schema,
    SUPPLIERS: schema,
  };
  return engineReaders({ client, prefix, schemas });
}

async function compareSearch(
  { here, there, viewer, told }: Asking,
  query: SearchQuery,
): Promise<void> {
  const mine = here.search(query, viewer);
  const began = performance.now();
  const theirs = (await there.ask("INGREDIENTS", {
    method: "search",
    given: [query, viewer],
  })) as SearchResult;
  told["milliseconds a query"] += performance.now() - began;
  told.queries += 1;
  if (saidBy(mine) !== saidBy(theirs)) {
    told.different += 1;
    console.log(JSON.stringify({ query, viewer, mine: saidBy(mine), theirs: saidBy(theirs) }));
  } else if (mine.hits[0]?.key !== theirs.hits[0]?.key) told["other first"] += 1;
}

/** What must be the same: all but the order of hits, and what ranked them. */
function saidBy({ hits, total, facets, facet_totals, intervals, left_out }: SearchResult): string {
  const marked = hits.map(({ key, marks }) => [key, marks ?? null] as const);
  return JSON.stringify({
    total,
    hits: marked.sort(([a], [b]) => (a < b ? -1 : 1)),
    facets: sorted(facets),
    facet_totals: sorted(facet_totals),
    intervals: sorted(intervals),
    left_out: [...left_out].sort(),
  });
}

const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

async function compareSuggestions(
  { here, there, viewer, told }: Asking,
  text: string,
): Promise<void> {
  const given = { text, limit: 5 };
  const theirs = await there.ask("INGREDIENTS", { method: "suggest", given: [given, viewer] });
  const contents = { group: "inci", text, limit: 10 };
  const values = await there.ask("INGREDIENTS", { method: "contents", given: [contents, viewer] });
  told.suggestions += 2;
  // In which of two fields a value stands as often is no matter.
  const bare = (list: unknown) =>
    JSON.stringify(list, (key, value) => (key === "field" ? null : value));
  if (bare(theirs) !== bare(here.suggest(given, viewer))) told["other suggestions"] += 1;
  if (bare(values) !== bare(here.contents(contents, viewer))) told["other suggestions"] += 1;
}

/** Asks for a word that the viewer may not read: it is in no hit, count or suggestion. */
async function askForSecret(
  { there, viewer, told }: Asking,
  { key, company }: IndexDocument,
): Promise<void> {
  const own = viewer.own_company === company ? viewer.own_tier : 0;
  if (Math.max(viewer.tier, own) === 2) return;
  const query = { text: `"${secretOf(key)}"`, filters: {}, page: 0, size: 10 };
  const { total, facets } = (await there.ask("INGREDIENTS", {
    method: "search",
    given: [query, viewer],
  })) as SearchResult;
  told["hidden words"] += 1;
  const counted = Object.values(facets).some((values) => values.length > 0);
  if (total > 0 || counted) told["hidden words found"] += 1;
}
