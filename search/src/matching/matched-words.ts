import type { Seen } from "../asked.ts";
import { levelAt } from "../segments/segment-view.ts";
import type { Found } from "./match-segment.ts";

/** Visible words of a document that were looked for, in order. */
export function matchedWords(
  { segment, view }: Seen,
  doc: number,
  { rated }: Pick<Found, "rated">,
): string[] {
  const level = levelAt(segment, view, doc);
  const { docWordStarts, docWords } = segment.columns;
  const end = docWordStarts[doc + 1] as number;
  const matched: string[] = [];
  for (let at = docWordStarts[doc] as number; at < end; at++) {
    const packed = docWords[at] as number;
    if (level <= (packed & 3)) continue;
    const word = packed >>> 2;
    if (isLookedFor(rated, word)) matched.push(segment.words[word] as string);
  }
  return matched;
}

function isLookedFor(rated: Found["rated"], word: number): boolean {
  for (const { choices } of rated) {
    for (const { from, to } of choices.ranges) if (from <= word && word < to) return true;
  }
  return false;
}
