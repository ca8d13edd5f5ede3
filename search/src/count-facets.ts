import type { Store } from "./document-store.ts";
import type { SearchResult } from "./index-types.ts";
import type { View } from "./visibility.ts";

type Filters = Record<string, readonly string[]>;

/** Filters in numbers: one bit for each group that asks for something. */
interface NumberedFilters {
  /** By facet value number, the bit of the filter that wants it. */
  wanted: Uint32Array;
  /** All the bits. */
  all: number;
  /** By bit number, the group. */
  groups: number[];
}

/** Documents that pass all filters, and by facet value the documents that have it. */
export interface Filtered {
  slots: ArrayLike<number>;
  counts: Uint32Array;
}

/** @throws RangeError for a group that is not declared. */
function numberFilters(store: Store, filters: Filters): NumberedFilters {
  const wanted = new Uint32Array(store.facetValues.length);
  const groups: number[] = [];
  for (const [key, values] of Object.entries(filters)) {
    const group = store.plan.groups.get(key);
    if (group === undefined) throw new RangeError(`No facet group "${key}" in the schema`);
    if (values.length === 0) continue;
    for (const value of values) {
      const id = store.facetValueIds.get(`${key}\u0000${value}`);
      if (id !== undefined) wanted[id] = 1 << groups.length;
    }
    groups.push(group);
  }
  if (groups.length > 31) throw new RangeError("At most 31 facet groups can be filtered at once");
  return { wanted, all: 2 ** groups.length - 1, groups };
}

/**
 * One of each group's wanted values must be there. A document that fails one group only is
 * still counted among the values of that group: a group's counts ignore its own filter.
 */
export function filterAndCount(
  store: Store,
  asked: { view: View; slots: ArrayLike<number>; filters: Filters; count: boolean },
): Filtered {
  const numbered = numberFilters(store, asked.filters);
  const { view, slots } = asked;
  const counts = new Uint32Array(store.facetValues.length);
  if (numbered.all !== 0) return filterSlots(store, asked, { numbered, counts });
  if (!asked.count) return { slots, counts };
  if (slots === view.slots && view.facetCounts !== null) return { slots, counts: view.facetCounts };
  countSlots(store, asked, counts);
  if (slots === view.slots) view.facetCounts = counts;
  return { slots, counts };
}

function countSlots(
  store: Store,
  { view, slots }: { view: View; slots: ArrayLike<number> },
  counts: Uint32Array,
): void {
  const { facetStarts: starts } = store;
  const { data } = store.docFacets;
  const { levels } = view;
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as number;
    const level = levels[slot] as number;
    const end = starts[slot + 1] as number;
    for (let at = starts[slot] as number; at < end; at++) {
      const entry = data[at] as number;
      if (level > (entry & 3)) (counts[entry >>> 2] as number)++;
    }
  }
}

function filterSlots(
  store: Store,
  { view, slots, count }: { view: View; slots: ArrayLike<number>; count: boolean },
  { numbered, counts }: { numbered: NumberedFilters; counts: Uint32Array },
): Filtered {
  const { wanted, all, groups } = numbered;
  const { facetStarts: starts, facetValues } = store;
  const { data } = store.docFacets;
  const passed: number[] = [];
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as number;
    const level = view.levels[slot] as number;
    const start = starts[slot] as number;
    const end = starts[slot + 1] as number;
    let has = 0;
    for (let at = start; at < end; at++) {
      const entry = data[at] as number;
      if (level > (entry & 3)) has |= wanted[entry >>> 2] as number;
    }
    const lacks = all & ~has;
    if (lacks === 0) passed.push(slot);
    if (!count || (lacks & (lacks - 1)) !== 0) continue;
    const only = lacks === 0 ? -1 : (groups[31 - Math.clz32(lacks)] as number);
    for (let at = start; at < end; at++) {
      const entry = data[at] as number;
      if (level <= (entry & 3)) continue;
      const id = entry >>> 2;
      if (only === -1 || facetValues[id]?.group === only) (counts[id] as number)++;
    }
  }
  return { slots: passed, counts };
}

/** Counts as they are answered: every declared group, commonest first, then alphabetical. */
export function facetCounts(store: Store, counts: Uint32Array): SearchResult["facets"] {
  const lists: { value: string; count: number }[][] = store.plan.groupKeys.map(() => []);
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id] as number;
    const known = store.facetValues[id];
    if (count > 0 && known !== undefined) lists[known.group]?.push({ value: known.value, count });
  }
  for (const list of lists) {
    list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }
  return Object.fromEntries(store.plan.groupKeys.map((key, at) => [key, lists[at] ?? []]));
}
