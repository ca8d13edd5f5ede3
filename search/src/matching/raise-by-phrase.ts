import { eachRowOf } from "../columns/hashed-rows.ts";
import { exactness, phraseExactness } from "../columns/postings.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";
import { type FoundDocuments, type Phrase, positionOf } from "./found-documents.ts";
import { exactnessOf, kindOf, withExactness } from "./score.ts";
import { kinds } from "./word-choices.ts";

/** Raises the documents that are called so; answers whether something has the phrase for a name. */
export const raiseByPhrase = (
  seen: ViewedSegment,
  found: FoundDocuments,
  phrase: Phrase,
): boolean => found.unlisted?.raise(phrase) ?? raiseListed(seen, found, phrase);

/** Only found documents are raised. */
export function raiseListed(
  { segment, view }: ViewedSegment,
  found: FoundDocuments,
  { phrase, near }: Phrase,
): boolean {
  if (found.length === 0) return false;
  const { docs, scores, length } = found;
  let named = false;
  let position = 0;
  eachRowOf(segment.columns.phrases, phrase, (doc, entry) => {
    position = positionOf(found, doc, position);
    if (position === length) return true;
    if (docs[position] !== doc || levelAt(segment, view, doc) <= (entry & 3)) return false;
    const exact = phraseExactness(entry);
    if (exact >= exactness.title) named = true;
    scores[position] = calledSo(scores[position] as number, { exact, near });
    return false;
  });
  return named;
}

/** The score of a document that is called as a phrase says, so exactly. */
export function calledSo(score: number, { exact, near }: { exact: number; near: boolean }): number {
  if (!near || kindOf(score) === kinds.typo) return atLeastSo(score, exact);
  return exact >= exactness.title ? atLeastSo(score, exactness.nearName) : score;
}

/** The score, of an exactness not below this one. */
export const atLeastSo = (score: number, exact: number): number =>
  exactnessOf(score) < exact ? withExactness(score, exact) : score;
