import type { Store } from "./document-store.ts";
import { type GrowingInts, growingInts, push, trim } from "./growing.ts";
import { forgetEmpty, type Vocabulary } from "./vocabulary.ts";

/** Whether enough slots are dead that closing the gaps pays. */
export function needsCompaction(store: Store): boolean {
  const dead = store.keys.length - store.slotOf.size;
  return dead > 1024 && dead * 3 > store.slotOf.size;
}

/** Closes the gaps of removed documents. Slots change, their order does not. */
export function compact(store: Store): void {
  const moved = new Int32Array(store.keys.length).fill(-1);
  let next = 0;
  for (let slot = 0; slot < moved.length; slot++) if (store.alive[slot]) moved[slot] = next++;
  compactRows(store, moved);
  compactColumns(store, moved);
  compactPostings(store.words, moved, 2);
  compactPostings(store.phrases, moved, 3);
  compactPostings(store.identifiers, moved, 2);
  compactDisplays(store);
  for (const [slot, key] of store.keys.entries()) store.slotOf.set(key, slot);
}

function compactColumns(store: Store, moved: Int32Array): void {
  const keep = <T>(column: T[]): T[] => column.filter((_, slot) => moved[slot] !== -1);
  store.keys = keep(store.keys);
  store.companies = keep(store.companies);
  store.audience = keep(store.audience);
  store.disabled = keep(store.disabled);
  store.ranks = keep(store.ranks);
  const { texts, codes, tiers } = store.names;
  store.names = { texts: keep(texts), codes: keep(codes), tiers: keep(tiers) };
  for (const column of Object.values(store.sorts)) {
    column.tiers = keep(column.tiers);
    if (column.kind === "number") column.numbers = keep(column.numbers);
    else column.texts = keep(column.texts);
  }
  store.alive = keep(store.alive);
}

function compactRows(store: Store, moved: Int32Array): void {
  const words = keptRows(store.docWords, store.wordStarts, moved);
  const facets = keptRows(store.docFacets, store.facetStarts, moved);
  store.docWords = words.rows;
  store.wordStarts = words.starts;
  store.docFacets = facets.rows;
  store.facetStarts = facets.starts;
}

function keptRows(rows: GrowingInts, starts: readonly number[], moved: Int32Array) {
  const kept = { rows: growingInts(rows.length), starts: [0] };
  for (let slot = 0; slot < moved.length; slot++) {
    if (moved[slot] === -1) continue;
    const end = starts[slot + 1] as number;
    for (let at = starts[slot] as number; at < end; at++) push(kept.rows, rows.data[at] as number);
    kept.starts.push(kept.rows.length);
  }
  return kept;
}

function compactPostings(vocabulary: Vocabulary, moved: Int32Array, stride: number): void {
  for (const postings of vocabulary.postings) {
    const { data } = postings;
    let to = 0;
    for (let at = 0; at < postings.length; at += stride) {
      const slot = moved[data[at] as number] as number;
      if (slot === -1) continue;
      data[to] = slot;
      for (let more = 1; more < stride; more++) data[to + more] = data[at + more] as number;
      to += stride;
    }
    postings.length = to;
    trim(postings);
  }
  forgetEmpty(vocabulary);
}

function compactDisplays(store: Store): void {
  const { displays } = store;
  store.displays = [];
  store.displayIds = new Map();
  for (const { data, length } of store.phrases.postings) {
    for (let at = 2; at < length; at += 3) {
      const text = displays[data[at] as number] ?? "";
      const known = store.displayIds.get(text);
      if (known === undefined) store.displayIds.set(text, store.displays.push(text) - 1);
      data[at] = known ?? store.displays.length - 1;
    }
  }
}
