import type { SearchResult } from "../index-types.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import type { FacetRegistry } from "./facet-registry.ts";

/** Numbers of facet values in order of their groups, then of code units; valid for `size` values. */
interface Alphabetical {
  size: number;
  ids: Uint32Array;
  /** After the last value of each group. */
  ends: Uint32Array;
}

const orders = new WeakMap<FacetRegistry, Alphabetical>();

/** A registry only grows, and seldom: its order is worked out when it has grown. */
function alphabetical(registry: FacetRegistry, groups: number): Alphabetical {
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

/**
 * Counts as they are answered: every declared group, commonest first, then alphabetical. `sums`
 * are by number of the registry.
 */
export function facetLists(
  plan: SchemaPlan,
  registry: FacetRegistry,
  sums: Uint32Array,
): SearchResult["facets"] {
  const { ids, ends } = alphabetical(registry, plan.groupKeys.length);
  const lists: SearchResult["facets"] = {};
  const keys = new Float64Array(ids.length);
  let start = 0;
  for (let group = 0; group < ends.length; group++) {
    const end = ends[group] as number;
    let used = 0;
    for (let at = start; at < end; at++) {
      const count = sums[ids[at] as number] as number;
      // Numbers without a comparison are sorted natively.
      if (count > 0) keys[used++] = (mostDocuments - count) * places + at - start;
    }
    const sorted = keys.subarray(0, used).sort();
    const list = new Array<{ value: string; count: number }>(used);
    for (let at = 0; at < used; at++) {
      const id = ids[start + ((sorted[at] as number) % places)] as number;
      list[at] = { value: registry.values[id] as string, count: sums[id] as number };
    }
    lists[plan.groupKeys[group] as string] = list;
    start = end;
  }
  return lists;
}
