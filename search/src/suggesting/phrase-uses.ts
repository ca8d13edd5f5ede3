import {
  completionLanguage,
  mostFields,
  phraseExactness,
  phraseField,
} from "../columns/postings.ts";
import type { SegmentView, ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";

/** Phrases with so many rows are gone through once for each view, not for each question. */
const worthKeeping = 256;

/** The documents that show a phrase of a segment in one of the fields. */
export interface PhraseUses {
  /** Documents. */
  count: number;
  /** The last of them, or -1. */
  last: number;
  /** Values by field. */
  byField: Uint32Array;
  /** How near the nearest language that it is in. */
  near: number;
  /** Where it is most nearly a name, there in the nearest language: how much so, and how it reads. */
  written: number;
  display: number;
}

/** What is asked for: the fields, and the number of the reader's language, 0 for none. */
export interface Wanted {
  only: FieldSelection;
  own: number;
}

/** Numbers of the fields whose values are wanted; null for all. */
export type FieldSelection = ReadonlySet<number> | null;

interface Kept {
  /** Documents that were alive then. */
  living: number;
  uses: Map<string, PhraseUses>;
}

const kept = new WeakMap<SegmentView, Kept>();

/** The nearest a language can be: the reader's own. */
export const nearest = 2;

/** What is in no language is for everybody, and nearer than another language. */
export function nearnessOf(entry: number, own: number): number {
  const language = completionLanguage(entry);
  if (language === own) return nearest;
  return language === 0 ? 1 : 0;
}

export function usesOf(one: ViewedSegment, phrase: number, wanted: Wanted): PhraseUses {
  const { starts } = one.segment.columns.suggestions;
  const rows = (starts[phrase + 1] as number) - (starts[phrase] as number);
  if (rows < worthKeeping) return countUses(one, phrase, wanted);
  const { only, own } = wanted;
  const key = `${phrase} ${own} ${only === null ? "" : [...only].join()}`;
  const uses = keptOf(one);
  const known = uses.get(key);
  if (known !== undefined) return known;
  const counted = countUses(one, phrase, wanted);
  uses.set(key, counted);
  return counted;
}

/** The counts of a view, as long as no document has gone since. */
function keptOf({ segment, view }: ViewedSegment): Kept["uses"] {
  const known = kept.get(view);
  if (known !== undefined && known.living === segment.living) return known.uses;
  const uses: Kept["uses"] = new Map();
  kept.set(view, { living: segment.living, uses });
  return uses;
}

function countUses(
  { segment, view }: ViewedSegment,
  phrase: number,
  { only, own }: Wanted,
): PhraseUses {
  const { starts, docs, entries, displays } = segment.columns.suggestions;
  const byField = new Uint32Array(mostFields);
  const end = starts[phrase + 1] as number;
  let count = 0;
  let last = -1;
  let near = -1;
  let written = -1;
  let display = -1;
  for (let row = starts[phrase] as number; row < end; row++) {
    const doc = docs[row] as number;
    const entry = entries[row] as number;
    const field = phraseField(entry);
    if (only !== null && !only.has(field)) continue;
    if (levelAt(segment, view, doc) <= (entry & 3)) continue;
    if (doc !== last) count++;
    last = doc;
    byField[field] = (byField[field] as number) + 1;
    const nearness = nearnessOf(entry, own);
    if (nearness > near) near = nearness;
    const here = phraseExactness(entry) * (nearest + 1) + nearness;
    if (here <= written) continue;
    written = here;
    display = displays[row] as number;
  }
  return { count, last, byField, near, written, display };
}
