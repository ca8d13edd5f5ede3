import type { ScopeRules, SearchQuery, SearchResult } from "@neroli/search/index-types.ts";
import type { SchemaPlan } from "@neroli/search/schema-plan.ts";
import { parseQuery } from "@neroli/search/text/parse-query.ts";
import type { Clause, EngineAnswer, EngineHit } from "../engine/ask-engine.ts";
import type { AskedIndex } from "../matching/asked-index.ts";
import { findMatches } from "../matching/find-matches.ts";
import { naturally, orderedBy } from "../matching/relevance.ts";
import type { Tried } from "../matching/try-words.ts";
import { facetQuestions, readFacets } from "./count-facets.ts";
import { readBounds, readSteps, stepQuestions } from "./count-intervals.ts";
import { explainHit } from "./explain-hit.ts";
import { matchedWords } from "./matched-words.ts";
import { allBut, contentClause, readNarrowing } from "./narrowing.ts";

/** What the engine answers at once; further pages are read one after the other. */
const window = 10_000;

interface Asking {
  asked: AskedIndex;
  query: SearchQuery;
  scope: ScopeRules | null;
}

/**
 * The answer to a query, as the index in memory gives it.
 * @throws RangeError for what the schema does not declare, or a negative page or size.
 */
export async function answerSearch({ asked, query, scope }: Asking): Promise<SearchResult> {
  const { plan } = asked;
  const { page, size, sort, marks } = query;
  if (!(Number.isInteger(page) && Number.isInteger(size) && page >= 0 && size >= 0)) {
    throw new RangeError("page and size are whole numbers from 0");
  }
  if (sort !== undefined && !Object.hasOwn(plan.sorts, sort.key)) {
    throw new RangeError(`No sort "${sort.key}" in the schema`);
  }
  const narrowing = readNarrowing(plan, query);
  const marking = (marks ?? []).map((mark) => contentClause(plan, mark));
  const parsed = parseQuery(query.text, query.language);
  const [matches, bounds] = await Promise.all([
    findMatches(asked, parsed),
    query.count_intervals === true ? readBounds(asked) : new Map(),
  ]);
  const { tried } = matches;
  const counts = query.count_facets !== false;
  const order = orderOf(plan, { tried, sort, scope });
  const body: Clause = {
    query: {
      bool: {
        filter: [asked.visible, ...(tried ? [tried.found] : []), ...narrowing.always],
        should: [...order.query, ...marking.map(toMark)],
      },
    },
    post_filter: allBut(narrowing, null),
    sort: order.sort,
    track_total_hits: true,
    track_scores: query.explain === true || sort === undefined,
    _source: ["key", "words"],
    aggs: {
      ...(counts && facetQuestions(plan, narrowing)),
      ...stepQuestions(narrowing, bounds),
    },
  };
  const { answer, hits } = await askPage(asked, body, { page, size });
  return {
    total: answer.hits.total?.value ?? 0,
    hits: hits.map((hit) => ({
      key: hit._source?.key ?? "",
      matches: parsed.identifier?.only
        ? [parsed.identifier.id]
        : matchedWords(hit._source?.words ?? [], tried?.trial ?? null),
      ...(marks && { marks: marks.map((_, at) => isMarked(hit, at)) }),
      ...(query.explain && { explained: explainHit(hit, tried?.trial ?? null) }),
    })),
    ...(counts ? readFacets(plan, query, answer) : { facets: {}, facet_totals: {} }),
    intervals: readSteps(bounds, answer),
    corrected: matches.corrected,
    left_out: matches.left_out,
  };
}

const markName = (at: number): string => `mark ${at}`;

/** Tells of a hit, and adds nothing to what ranks it. */
const toMark = (clause: Clause, at: number): Clause => ({
  constant_score: { filter: clause, boost: 0, _name: markName(at) },
});

const isMarked = ({ matched_queries = [] }: EngineHit, at: number): boolean =>
  matched_queries.includes(markName(at));

interface Order {
  query: Clause[];
  sort: Clause[];
}

function orderOf(
  plan: SchemaPlan,
  {
    tried,
    sort,
    scope,
  }: { tried: Tried | null; scope: ScopeRules | null; sort: SearchQuery["sort"] },
): Order {
  const words = tried ? orderedBy(plan, tried).query : [];
  if (sort !== undefined) {
    const key = { [`sorts.${sort.key}`]: { order: sort.direction, missing: "_last" } };
    return { query: words, sort: [key, ...naturally] };
  }
  return {
    query: [...words, ...comeFirst(scope?.first ?? [])],
    sort: [{ _score: "desc" }, ...naturally],
  };
}

/** More than anything else can be worth, and the first of them most. */
const first = 2 ** 20;
/** So many stand in their own order; a question has room for about a thousand clauses. */
const mostInOrder = 200;

const comeFirst = (keys: readonly string[]): Clause[] =>
  keys.length === 0
    ? []
    : [
        worthMost({ terms: { key: keys } }, 1),
        ...keys
          .slice(0, mostInOrder)
          .map((key, place) => worthMost({ term: { key } }, mostInOrder - place)),
      ];

const worthMost = (filter: Clause, times: number): Clause => ({
  constant_score: { filter, boost: first * times },
});

interface Page {
  page: number;
  size: number;
}

/** A page of the hits; of pages beyond what is answered at once those before are passed over. */
async function askPage(
  { ask }: AskedIndex,
  body: Clause,
  { page, size }: Page,
): Promise<{ answer: EngineAnswer; hits: EngineHit[] }> {
  const from = page * size;
  if (from + size <= window) {
    const answer = await ask({ ...body, from, size });
    return { answer, hits: answer.hits.hits };
  }
  const answer = await ask({ ...body, size: window, _source: ["key", "words"] });
  const hits = answer.hits.hits.slice(from);
  let passed = answer.hits.hits.length;
  let last = answer.hits.hits.at(-1);
  const { aggs: _, ...rest } = body;
  while (last !== undefined && passed < from + size) {
    const next = await ask({ ...rest, size: window, search_after: last.sort });
    hits.push(...next.hits.hits.slice(Math.max(0, from - passed), from + size - passed));
    passed += next.hits.hits.length;
    last = next.hits.hits.at(-1);
  }
  return { answer, hits: hits.slice(0, size) };
}
