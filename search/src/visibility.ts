import type { Store } from "./document-store.ts";
import type { GrowingInts } from "./growing.ts";
import type { Viewer } from "./index-types.ts";

/**
 * What one viewer sees: by slot, 0 where the document is not there for him, otherwise 1 + the
 * highest tier he reads of it. A value counts when `levels[slot] > its tier`.
 */
export interface View {
  levels: Uint8Array;
  /** The documents that are there. */
  slots: Uint32Array;
  /** How many of them have each facet value, once that was asked for. */
  facetCounts: Uint32Array | null;
}

/** Views of the present version by viewer; search asks again and again for the same few. */
export interface ViewCache {
  version: number;
  views: Map<string, View>;
}

const cachedViews = 32;

export function createViewCache(): ViewCache {
  return { version: -1, views: new Map() };
}

export function viewOf(store: Store, cache: ViewCache, viewer: Viewer): View {
  if (cache.version !== store.version) {
    cache.version = store.version;
    cache.views.clear();
  }
  const { tier, own_company, own_tier, type } = viewer;
  const key = JSON.stringify([tier, own_company, own_tier, type]);
  const known = cache.views.get(key);
  if (known !== undefined) return known;
  const oldest = cache.views.keys().next().value;
  if (cache.views.size >= cachedViews && oldest !== undefined) cache.views.delete(oldest);
  const view = lookThrough(store, viewer);
  cache.views.set(key, view);
  return view;
}

function lookThrough(store: Store, viewer: Viewer): View {
  const { type, tier } = viewer;
  const excluded = store.audiences.map((types) => tier < 2 && type !== null && types.has(type));
  const ownTier = Math.max(tier, viewer.own_tier);
  const levels = new Uint8Array(store.keys.length);
  const slots = new Uint32Array(store.slotOf.size);
  let count = 0;
  for (let slot = 0; slot < levels.length; slot++) {
    if (!store.alive[slot]) continue;
    const own = viewer.own_company !== null && store.companies[slot] === viewer.own_company;
    if (!own && excluded[store.audience[slot] as number]) continue;
    const reads = own ? ownTier : tier;
    if (store.disabled[slot] && reads < 2) continue;
    levels[slot] = reads + 1;
    slots[count++] = slot;
  }
  return { levels, slots: slots.slice(0, count), facetCounts: null };
}

/** Whether some entry of a row of pairs is there for the viewer. */
export function isVisible({ levels }: View, { data, length }: GrowingInts): boolean {
  for (let at = 0; at < length; at += 2) {
    if ((levels[data[at] as number] as number) > ((data[at + 1] as number) & 3)) return true;
  }
  return false;
}
