import type { Store } from "./document-store.ts";
import { identifierField, tierOf, wordFlag } from "./postings.ts";
import { greatestImpact } from "./schema-plan.ts";
import type { View } from "./visibility.ts";
import { postingsOf } from "./vocabulary.ts";

/** How a query word was met; the greater the better. */
export const kinds = { exact: 3, prefix: 2, typo: 1 } as const;

/** What may stand in a document for one query word. */
export interface WordChoices {
  /** Numbers of known words, and how each meets the query word. */
  choices: { word: number; kind: number }[];
  /** Number of an equal identifier ("30061790"), or null. */
  identifier: number | null;
  /** It is the last word of the query. */
  last: boolean;
}

/** Working columns of a search by slot, kept from one to the next. Valid for `found` only. */
export interface Scratch {
  /** Greater than every `stage` there is. */
  epoch: number;
  stage: Int32Array;
  /** Best meeting of the present word: kind, impact, flags in one number. */
  best: Int32Array;
  sum: Float64Array;
  /** Worst kind over the words. */
  kind: Uint8Array;
  /** Whether the query reads as a common name of it; see `commonName`. */
  reading: Uint8Array;
  exactness: Uint8Array;
  score: Float64Array;
}

/** Documents that meet every word. `stage` marks them in the scratch. */
export interface Found {
  slots: number[];
  stage: number;
}

const reads = { head: 1, described: 2, stray: 4, titled: 8 } as const;

export function createScratch(size: number): Scratch {
  return {
    epoch: 1,
    stage: new Int32Array(size),
    best: new Int32Array(size),
    sum: new Float64Array(size),
    kind: new Uint8Array(size),
    reading: new Uint8Array(size),
    exactness: new Uint8Array(size),
    score: new Float64Array(size),
  };
}

/** Marks one more set of documents; the marks of earlier ones no longer count. */
export function nextStage(scratch: Scratch): number {
  if (scratch.epoch > 0x7ffffff0) {
    scratch.stage.fill(0);
    scratch.epoch = 1;
  }
  return ++scratch.epoch;
}

/** Documents with a visible choice for every word, with the sums and kinds in the scratch. */
export function matchWords(
  store: Store,
  { view, scratch, words }: { view: View; scratch: Scratch; words: readonly WordChoices[] },
): Found {
  const order = [...words].sort((a, b) => cost(store, a) - cost(store, b));
  let found: Found = { slots: [], stage: 0 };
  for (const [at, word] of order.entries()) {
    const before = at === 0 ? null : found.stage;
    found = { slots: [], stage: nextStage(scratch) };
    const seen = meetWord(store, { view, scratch, word, before, found });
    addUp(scratch, { found, word, first: before === null, seen, of: view.slots.length });
    if (found.slots.length === 0) break;
  }
  return found;
}

/**
 * Whether the query names the document otherwise than its title does, head word excepted:
 * "whole", "partly" when further words stand in the title, or null.
 */
export function commonName(scratch: Scratch, slot: number): "whole" | "partly" | null {
  const reading = scratch.reading[slot] as number;
  if ((reading & ~reads.titled) !== (reads.head | reads.described)) return null;
  return (reading & reads.titled) === 0 ? "whole" : "partly";
}

function cost(store: Store, word: WordChoices): number {
  let sum = 0;
  for (const choice of word.choices) sum += postingsOf(store.words, choice.word).length;
  return sum;
}

interface Meeting {
  view: View;
  scratch: Scratch;
  word: WordChoices;
  /** Mark of the documents that met the words before; null for the first word. */
  before: number | null;
  found: Found;
}

/** Collects the documents that met all words so far; returns the visible entries looked at. */
function meetWord(store: Store, { view, scratch, word, before, found }: Meeting): number {
  const { levels } = view;
  const { stage, best } = scratch;
  const now = found.stage;
  let seen = 0;
  const meet = (slot: number, value: number): void => {
    const mark = stage[slot] as number;
    if (mark === now) {
      if (value > (best[slot] as number)) best[slot] = value;
    } else if (before === null || mark === before) {
      stage[slot] = now;
      best[slot] = value;
      found.slots.push(slot);
    }
  };
  for (const choice of word.choices) {
    const { data, length } = postingsOf(store.words, choice.word);
    const kind = choice.kind << 16;
    for (let at = 0; at < length; at += 2) {
      const slot = data[at] as number;
      const entry = data[at + 1] as number;
      if ((levels[slot] as number) <= (entry & 3)) continue;
      seen++;
      meet(slot, kind | (entry >> 2));
    }
  }
  if (word.identifier !== null) {
    const { data, length } = postingsOf(store.identifiers, word.identifier);
    for (let at = 0; at < length; at += 2) {
      const slot = data[at] as number;
      const entry = data[at + 1] as number;
      if ((levels[slot] as number) <= tierOf(entry)) continue;
      seen++;
      const weight = store.plan.byNumber[identifierField(entry)]?.weight ?? 0;
      const impact = Math.min(greatestImpact, Math.round(weight * store.plan.impactUnit));
      meet(slot, (kinds.exact << 16) | (impact << 3) | wordFlag.inTitle);
    }
  }
  return seen;
}

/** Adds the met word to sums, kinds and readings. Rare words count for more (BM25). */
function addUp(
  scratch: Scratch,
  step: { found: Found; word: WordChoices; first: boolean; seen: number; of: number },
): void {
  const { sum, kind, reading, best } = scratch;
  const with_ = Math.min(step.seen, step.of);
  const rarity = Math.log(1 + (step.of - with_ + 0.5) / (with_ + 0.5));
  for (const slot of step.found.slots) {
    const value = best[slot] as number;
    const impact = ((value >> 3) & greatestImpact) / greatestImpact;
    // On a grid, so that the order of the words cannot show in the sum.
    const part = Math.round(rarity * impact * 65536) / 65536;
    const read = readingOf(value, step.word.last);
    if (step.first) {
      sum[slot] = part;
      kind[slot] = value >> 16;
      reading[slot] = read;
    } else {
      sum[slot] = (sum[slot] as number) + part;
      kind[slot] = Math.min(kind[slot] as number, value >> 16);
      reading[slot] = (reading[slot] as number) | read;
    }
  }
}

/**
 * "shea butter" is butyrospermum parkii butter: the head word ends the name, the others stand
 * only in the description that defines it.
 */
function readingOf(value: number, last: boolean): number {
  if (last) return (value & wordFlag.endsTitle) !== 0 ? reads.head : reads.stray;
  if ((value & wordFlag.inTitle) !== 0) return reads.titled;
  return (value & wordFlag.defines) !== 0 ? reads.described : reads.stray;
}
