import type { SearchQuery, SearchResult } from "@neroli/search/index-types.ts";
import type { SchemaPlan } from "@neroli/search/schema-plan.ts";
import type { Clause, EngineAnswer } from "../engine/ask-engine.ts";
import { allBut, facetField, type Narrowing } from "./narrowing.ts";

/**
 * Values of a group that are counted at most: with fewer of them each shard answers all, and the
 * counts are exact however many shards there are.
 */
const mostValues = 10_000;

interface Value {
  value: string;
  count: number;
}

const nameOf = (group: string): string => `facet ${group}`;

/** The counts of every facet group, each without its own filter. */
export const facetQuestions = (plan: SchemaPlan, narrowing: Narrowing): Record<string, Clause> =>
  Object.fromEntries(
    plan.groupKeys.map((group) => {
      const field = facetField(group);
      const terms = { field, size: mostValues, order: [{ _count: "desc" }, { _key: "asc" }] };
      const counted = { filter: allBut(narrowing, field), aggs: { values: { terms } } };
      return [nameOf(group), counted];
    }),
  );

/** The same as `SearchResult` has them: commonest first, the rare ones left out where asked so. */
export function readFacets(
  plan: SchemaPlan,
  query: Pick<SearchQuery, "commonest" | "filters">,
  { aggregations }: EngineAnswer,
): Pick<SearchResult, "facets" | "facet_totals"> {
  const facets: SearchResult["facets"] = {};
  const facet_totals: SearchResult["facet_totals"] = {};
  for (const group of plan.groupKeys) {
    const buckets: { key: string; doc_count: number }[] =
      aggregations[nameOf(group)].values.buckets ?? [];
    const all = buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }));
    facets[group] = commonestOf(all.sort(commonestFirst), group, query);
    facet_totals[group] = all.length;
  }
  return { facets, facet_totals };
}

const commonestFirst = (a: Value, b: Value): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

function commonestOf(
  all: Value[],
  group: string,
  { commonest, filters }: Pick<SearchQuery, "commonest" | "filters">,
): Value[] {
  if (commonest === undefined || commonest.whole.includes(group)) return all;
  const least = all[commonest.most - 1]?.count ?? 1;
  const wanted = filters[group] ?? [];
  return all.filter(({ value, count }) => count >= least || wanted.includes(value));
}
