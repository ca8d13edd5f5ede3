import type { SelectedDocuments } from "../narrowing/selected-documents.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { type Hit, scoreAt } from "./top-hits.ts";

/** The selected documents of all segments that come first in the viewer's scope, in its order. */
export function firstHits(
  seen: readonly ViewedSegment[],
  selections: readonly SelectedDocuments[],
): Hit[] {
  const placed = seen.flatMap((one, at) => {
    const places = one.view.scoped?.first ?? new Map<number, number>();
    const selected = selections[at] as SelectedDocuments;
    return Array.from(places, ([doc, place]) => {
      const position = positionOf(selected, doc);
      if (position < 0) return null;
      return { hit: { seen: one, doc, score: scoreAt(selected, position) }, place };
    });
  });
  return placed
    .filter((one) => one !== null)
    .sort((a, b) => a.place - b.place)
    .map(({ hit }) => hit);
}

/** The others behind the first ones, each of which is there once. */
export function withFirst(first: readonly Hit[], others: readonly Hit[]): readonly Hit[] {
  if (first.length === 0) return others;
  const isFirst = ({ seen, doc }: Hit) => seen.view.scoped?.first.has(doc) === true;
  return [...first, ...others.filter((hit) => !isFirst(hit))];
}

/** Where a document stands among the selected ones, or -1. */
function positionOf({ docs, length }: SelectedDocuments, doc: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low < length && docs[low] === doc ? low : -1;
}
