import { fold } from "./fold.ts";
import { type GrowingInts, growingInts, push } from "./growing.ts";
import type { IndexDocument, Tier } from "./index-types.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** Values of one sort key by document number; tier 3 where the document has none. */
export interface SortColumn {
  kind: "text" | "number";
  numbers: number[];
  texts: string[];
  tiers: number[];
}

/**
 * All there is in the index. A document has a number ("slot"), always greater than those put
 * before it; columns are read by it. A removed one keeps its slot, not alive, until compaction.
 */
export interface Store {
  plan: SchemaPlan;
  slotOf: Map<string, number>;
  alive: boolean[];
  keys: string[];
  companies: string[];
  /** Number of the set of types it is hidden from, into `audiences`. */
  audience: number[];
  audiences: Set<string>[];
  audienceIds: Map<string, number>;
  disabled: boolean[];
  ranks: number[];
  /** First visible name, folded, for ties; `nameCodes` orders almost as the texts do. */
  names: { texts: string[]; codes: number[]; tiers: number[] };
  sorts: Record<string, SortColumn>;
  words: Vocabulary;
  phrases: Vocabulary;
  identifiers: Vocabulary;
  /** Phrases as written. */
  displays: string[];
  displayIds: Map<string, number>;
  /** Words of each document: number * 4 + lowest tier, from `wordStarts[slot]`. */
  docWords: GrowingInts;
  wordStarts: number[];
  /** Facet values of each document: number * 4 + tier, from `facetStarts[slot]`. */
  docFacets: GrowingInts;
  facetStarts: number[];
  facetValues: { group: number; value: string }[];
  facetValueIds: Map<string, number>;
  /** Grows with every change. */
  version: number;
}

export function createStore(plan: SchemaPlan): Store {
  const sorts: Record<string, SortColumn> = {};
  for (const [key, kind] of Object.entries(plan.sorts)) {
    sorts[key] = { kind, numbers: [], texts: [], tiers: [] };
  }
  return {
    plan,
    slotOf: new Map(),
    alive: [],
    keys: [],
    companies: [],
    audience: [],
    audiences: [],
    audienceIds: new Map(),
    disabled: [],
    ranks: [],
    names: { texts: [], codes: [], tiers: [] },
    sorts,
    words: createVocabulary(),
    phrases: createVocabulary(),
    identifiers: createVocabulary(),
    displays: [],
    displayIds: new Map(),
    docWords: growingInts(),
    wordStarts: [0],
    docFacets: growingInts(),
    facetStarts: [0],
    facetValues: [],
    facetValueIds: new Map(),
    version: 0,
  };
}

/** Columns of a new slot, all but its words. Returns the slot. */
export function addColumns(store: Store, document: IndexDocument): number {
  const slot = store.keys.length;
  store.slotOf.set(document.key, slot);
  store.alive.push(true);
  store.keys.push(document.key);
  store.companies.push(document.company);
  store.audience.push(audienceId(store, document.hidden_from));
  store.disabled.push(document.disabled === true);
  store.ranks.push(document.rank ?? 0);
  addName(store, document);
  addSorts(store, document);
  addFacets(store, document);
  return slot;
}

/** Takes a slot out of every answer; its postings go at the next compaction. */
export function killSlot(store: Store, slot: number): void {
  store.slotOf.delete(store.keys[slot] as string);
  store.alive[slot] = false;
}

function audienceId(store: Store, hiddenFrom: readonly string[]): number {
  const key = JSON.stringify([...hiddenFrom].sort());
  const known = store.audienceIds.get(key);
  if (known !== undefined) return known;
  store.audienceIds.set(key, store.audiences.length);
  return store.audiences.push(new Set(hiddenFrom)) - 1;
}

function addName(store: Store, document: IndexDocument): void {
  let text = "";
  let tier: Tier | 3 = 3;
  for (const value of document.values) {
    if (value.field !== "name" || value.tier >= tier) continue;
    text = fold(value.text).trim();
    tier = value.tier;
  }
  store.names.texts.push(text);
  store.names.codes.push(codeOf(text));
  store.names.tiers.push(tier);
}

/** The first ten letters as one number: a cheap first comparison. */
function codeOf(text: string): number {
  let code = 0;
  for (let at = 0; at < 10; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : 0;
    let digit = unit === 0 ? 0 : 1;
    if (unit >= 48 && unit <= 57) digit = unit - 46;
    else if (unit >= 97 && unit <= 122) digit = unit - 85;
    else if (unit > 122) digit = 38;
    code = code * 39 + digit;
  }
  return code;
}

function addSorts(store: Store, document: IndexDocument): void {
  for (const [key, column] of Object.entries(store.sorts)) {
    const given = Object.hasOwn(document.sorts, key) ? document.sorts[key] : undefined;
    const missing = given === undefined || Number.isNaN(given.value);
    column.tiers.push(missing ? 3 : given.tier);
    if (column.kind === "number") column.numbers.push(missing ? 0 : Number(given.value));
    else column.texts.push(missing ? "" : fold(String(given.value)).trim());
  }
}

function addFacets(store: Store, document: IndexDocument): void {
  const tiers = new Map<number, Tier>();
  for (const { group, value, tier } of document.facets) {
    const id = facetValueId(store, group, value);
    tiers.set(id, Math.min(tier, tiers.get(id) ?? 2) as Tier);
  }
  for (const [id, tier] of tiers) push(store.docFacets, id * 4 + tier);
  store.facetStarts.push(store.docFacets.length);
}

function facetValueId(store: Store, group: string, value: string): number {
  const key = `${group}\u0000${value}`;
  const known = store.facetValueIds.get(key);
  if (known !== undefined) return known;
  const id = store.facetValues.length;
  store.facetValueIds.set(key, id);
  store.facetValues.push({ group: store.plan.groups.get(group) as number, value });
  return id;
}
