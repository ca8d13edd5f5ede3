import type { SortColumn, Store } from "./document-store.ts";
import type { SearchQuery } from "./index-types.ts";
import type { View } from "./visibility.ts";

/** Negative when the first slot goes before the second. */
export type Order = (a: number, b: number) => number;

/**
 * The order of a result: the asked column, then the score, the rank, the name, the key.
 * @throws RangeError for a sort key that is not declared.
 */
export function orderOf(
  store: Store,
  asked: { view: View; sort: SearchQuery["sort"]; score: Float64Array | null },
): Order {
  const { view, sort, score } = asked;
  const natural = naturalOrder(store, view);
  const scored: Order =
    score === null
      ? natural
      : (a, b) => (score[b] as number) - (score[a] as number) || natural(a, b);
  if (sort === undefined) return scored;
  const column = Object.hasOwn(store.sorts, sort.key) ? store.sorts[sort.key] : undefined;
  if (column === undefined) throw new RangeError(`No sort "${sort.key}" in the schema`);
  const sorted = columnOrder(column, { view, down: sort.direction === "desc" });
  return (a, b) => sorted(a, b) || scored(a, b);
}

/** The slots of a page (from 0) in order, without putting the others in order. */
export function topHits(
  slots: ArrayLike<number>,
  { order, page, size }: { order: Order; page: number; size: number },
): number[] {
  const wanted = Math.min(slots.length, (page + 1) * size);
  if (wanted * 4 > slots.length) {
    return Array.from(slots)
      .sort(order)
      .slice(page * size, (page + 1) * size);
  }
  const heap: number[] = [];
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number;
    if (heap.length < wanted) climb(heap, { slot, order });
    else if (wanted > 0 && order(slot, heap[0] as number) < 0) sink(heap, { slot, order });
  }
  return heap.sort(order).slice(page * size);
}

/** Adds a slot to a heap with the last of them on top. */
function climb(heap: number[], { slot, order }: { slot: number; order: Order }): void {
  let at = heap.push(slot) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (order(heap[parent] as number, slot) >= 0) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = slot;
}

/** Replaces the top of the heap. */
function sink(heap: number[], { slot, order }: { slot: number; order: Order }): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    const right = child + 1;
    if (right < heap.length && order(heap[right] as number, heap[child] as number) > 0)
      child = right;
    if (order(heap[child] as number, slot) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = slot;
}

function naturalOrder(store: Store, { levels }: View): Order {
  const { ranks, names, keys } = store;
  const shown = (slot: number) => (levels[slot] as number) > (names.tiers[slot] as number);
  return (a, b) => {
    const rank = (ranks[b] as number) - (ranks[a] as number);
    if (rank !== 0) return rank;
    const showsA = shown(a);
    const showsB = shown(b);
    if (showsA !== showsB) return showsA ? -1 : 1;
    if (showsA) {
      const code = (names.codes[a] as number) - (names.codes[b] as number);
      if (code !== 0) return code;
      const text = compare(names.texts[a] as string, names.texts[b] as string);
      if (text !== 0) return text;
    }
    return compare(keys[a] as string, keys[b] as string);
  };
}

function columnOrder(column: SortColumn, asked: { view: View; down: boolean }): Order {
  const { levels } = asked.view;
  const sign = asked.down ? -1 : 1;
  const shown = (slot: number) => (levels[slot] as number) > (column.tiers[slot] as number);
  return (a, b) => {
    const showsA = shown(a);
    if (showsA !== shown(b)) return showsA ? -1 : 1;
    if (!showsA) return 0;
    if (column.kind === "number") {
      return sign * compare(column.numbers[a] as number, column.numbers[b] as number);
    }
    return sign * compare(column.texts[a] as string, column.texts[b] as string);
  };
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
