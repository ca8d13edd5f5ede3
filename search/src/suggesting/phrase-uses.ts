import { phraseExactness, phraseField } from "../columns/postings.ts";
import type { SegmentView, ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";

const mostFields = 32;
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
  /** Where it is most nearly a name: how nearly, and the number of how it is written there. */
  exactness: number;
  display: number;
}

/** Numbers of the fields whose values are wanted; null for all. */
export type FieldSelection = ReadonlySet<number> | null;

interface Kept {
  /** Documents that were alive then. */
  living: number;
  uses: Map<string, PhraseUses>;
}

const kept = new WeakMap<SegmentView, Kept>();

export function usesOf(one: ViewedSegment, phrase: number, only: FieldSelection): PhraseUses {
  const { starts } = one.segment.columns.suggestions;
  const rows = (starts[phrase + 1] as number) - (starts[phrase] as number);
  if (rows < worthKeeping) return countUses(one, phrase, only);
  const key = `${phrase} ${only === null ? "" : [...only].join()}`;
  const uses = keptOf(one);
  const known = uses.get(key);
  if (known !== undefined) return known;
  const counted = countUses(one, phrase, only);
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
  only: FieldSelection,
): PhraseUses {
  const { starts, docs, entries, displays } = segment.columns.suggestions;
  const byField = new Uint32Array(mostFields);
  const end = starts[phrase + 1] as number;
  let count = 0;
  let last = -1;
  let exactness = -1;
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
    const own = phraseExactness(entry);
    if (own <= exactness) continue;
    exactness = own;
    display = displays[row] as number;
  }
  return { count, last, byField, exactness, display };
}
