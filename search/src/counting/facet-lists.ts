import { reused, zerosOf } from "../columns/reused.ts";
import type { ValueRegistry } from "../columns/value-registry.ts";
import type { SearchQuery, SearchResult } from "../index-types.ts";
import type { SchemaPlan } from "../schema-plan.ts";

/** Numbers of facet values in order of their groups, then of code units; valid for `size` values. */
interface Alphabetical {
  size: number;
  ids: Uint32Array;
  /** After the last value of each group. */
  ends: Uint32Array;
}

const orders = new WeakMap<ValueRegistry, Alphabetical>();

/** The order of a registry's values, kept until there are more of them: values are only added. */
function alphabetical(registry: ValueRegistry, groups: number): Alphabetical {
  const { values, groups: groupOf } = registry;
  const known = orders.get(registry);
  if (known?.size === values.length) return known;
  const ids = Uint32Array.from(values.keys()).sort(
    (a, b) =>
      (groupOf[a] as number) - (groupOf[b] as number) ||
      ((values[a] as string) < (values[b] as string) ? -1 : 1),
  );
  const ends = new Uint32Array(groups);
  for (const group of groupOf) ends[group] = (ends[group] as number) + 1;
  for (let at = 1; at < groups; at++) ends[at] = (ends[at] as number) + (ends[at - 1] as number);
  const order = { size: values.length, ids, ends };
  orders.set(registry, order);
  return order;
}

/** Places in a group fit below, counts above: a number holds 53 bits. */
const places = 2 ** 21;
const mostDocuments = 2 ** 32;

/** Counts in order of `ids`, and what is sorted of one group; there are as many as facet values. */
const inOrder = reused();
let sortKeys = new Float64Array(256);

interface FacetCounts {
  plan: SchemaPlan;
  registry: ValueRegistry;
  /** By number of the registry. */
  sums: Uint32Array;
  query: Pick<SearchQuery, "commonest" | "filters">;
}

/** Counts as they are answered: every declared group, commonest first, then alphabetical. */
export function facetLists({
  plan,
  registry,
  sums,
  query,
}: FacetCounts): Pick<SearchResult, "facets" | "facet_totals"> {
  const { ids, ends } = alphabetical(registry, plan.groupKeys.length);
  const facets: SearchResult["facets"] = {};
  const totals: SearchResult["facet_totals"] = {};
  if (sortKeys.length < ids.length) sortKeys = new Float64Array(ids.length);
  const keys = sortKeys;
  const counts = zerosOf(inOrder, ids.length);
  for (let at = 0; at < ids.length; at++) counts[at] = sums[ids[at] as number] as number;
  let start = 0;
  for (let group = 0; group < ends.length; group++) {
    const end = ends[group] as number;
    const name = plan.groupKeys[group] as string;
    const least = leastOf(name, { query, counts, start, end });
    const filter = query.filters[name];
    const wanted = least > 1 && filter ? new Set(idsOf(registry, group, filter)) : null;
    let total = 0;
    let used = 0;
    for (let at = start; at < end; at++) {
      const count = counts[at] as number;
      if (count === 0) continue;
      total++;
      if (count >= least || wanted?.has(ids[at] as number))
        keys[used++] = (mostDocuments - count) * places + at - start;
    }
    sortFirst(keys, used);
    const list = new Array<{ value: string; count: number }>(used);
    for (let at = 0; at < used; at++) {
      const place = start + ((keys[at] as number) % places);
      list[at] = {
        value: registry.values[ids[place] as number] as string,
        count: counts[place] as number,
      };
    }
    facets[name] = list;
    totals[name] = total;
    start = end;
  }
  return { facets, facet_totals: totals };
}

/** As many are put in order here in less time than it takes to have it done. */
const few = 24;

/** Puts the first so many numbers in order. */
function sortFirst(numbers: Float64Array, count: number): void {
  if (count > few) {
    // Without a comparison they are sorted natively.
    numbers.subarray(0, count).sort();
    return;
  }
  for (let next = 1; next < count; next++) {
    const number = numbers[next] as number;
    let place = next;
    for (; place > 0 && (numbers[place - 1] as number) > number; place--) {
      numbers[place] = numbers[place - 1] as number;
    }
    numbers[place] = number;
  }
}

interface CountsOfGroup extends Pick<FacetCounts, "query"> {
  counts: Uint32Array;
  /** Those of the group. */
  start: number;
  end: number;
}

/** The least count with which a value of a group is answered. */
function leastOf(
  name: string,
  { query: { commonest }, counts, start, end }: CountsOfGroup,
): number {
  if (commonest === undefined || commonest.whole.includes(name)) return 1;
  // The greatest counts, in order; most values are rarer than the last of them.
  const greatest = new Uint32Array(commonest.most);
  const last = commonest.most - 1;
  for (let at = start; at < end; at++) {
    const count = counts[at] as number;
    if (count <= (greatest[last] as number)) continue;
    let place = last;
    for (; place > 0 && (greatest[place - 1] as number) < count; place--) {
      greatest[place] = greatest[place - 1] as number;
    }
    greatest[place] = count;
  }
  return Math.max(1, greatest[last] as number);
}

const idsOf = (registry: ValueRegistry, group: number, values: readonly string[]): number[] =>
  values.flatMap((value) => registry.ids[group]?.get(value) ?? []);
