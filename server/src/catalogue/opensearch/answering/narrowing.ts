import type { ContentCondition, SearchQuery } from "@neroli/search/index-types.ts";
import type { SchemaPlan } from "@neroli/search/schema-plan.ts";
import type { Clause } from "../engine/ask-engine.ts";
import { finite } from "../engine/view-documents.ts";

/** What narrows a search, as clauses. */
export interface Narrowing {
  /** Of contents: in force for everything that is counted. */
  always: Clause[];
  /** By facet group or column: in force for all but its own counts. */
  chosen: Map<string, Clause>;
}

/** @throws RangeError for what the schema does not declare. */
export function readNarrowing(plan: SchemaPlan, query: SearchQuery): Narrowing {
  const always = (query.contains ?? []).map((one) => contentClause(plan, one));
  for (const one of query.without ?? []) {
    always.push({ bool: { must_not: contentClause(plan, one) } });
  }
  const chosen = new Map<string, Clause>();
  for (const [group, values] of Object.entries(query.filters)) {
    if (!plan.groups.has(group)) throw new RangeError(`No facet group "${group}" in the schema`);
    if (values.length > 0)
      chosen.set(facetField(group), { terms: { [facetField(group)]: values } });
  }
  for (const [key, { min, max }] of Object.entries(query.intervals ?? {})) {
    if (!plan.intervals.includes(key)) throw new RangeError(`No interval "${key}" in the schema`);
    chosen.set(intervalField(key), overlapping(key, { min, max }));
  }
  return { always, chosen };
}

export const facetField = (group: string): string => `facets.${group}`;
export const intervalField = (key: string): string => `intervals.${key}`;

/** Documents with one of these values of a group of contents. */
export function contentClause(
  { contents }: SchemaPlan,
  { group, values }: ContentCondition,
): Clause {
  if (!contents.has(group)) throw new RangeError(`No contents "${group}" in the schema`);
  return { terms: { [`contents.${group}`]: values } };
}

const overlapping = (key: string, { min, max }: { min: number; max: number }): Clause => ({
  bool: {
    filter: [
      { range: { [`${intervalField(key)}.min`]: { lte: finite(max) } } },
      { range: { [`${intervalField(key)}.max`]: { gte: finite(min) } } },
    ],
  },
});

/** All that narrows but what is chosen of one group or column. */
export const allBut = ({ chosen }: Narrowing, besides: string | null): Clause => ({
  bool: {
    filter: [...chosen].flatMap(([field, clause]) => (field === besides ? [] : [clause])),
  },
});
