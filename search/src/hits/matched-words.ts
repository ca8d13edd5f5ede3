import type { FoundDocuments } from "../matching/found-documents.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { levelAt } from "../segments/segment-view.ts";
import { isOwnWord } from "../text/own-words.ts";

/** Visible words of a document that were looked for, in order. */
export function matchedWords(
  { segment, view }: ViewedSegment,
  doc: number,
  { rated }: Pick<FoundDocuments, "rated">,
): string[] {
  const level = levelAt(segment, view, doc);
  const { docWordStarts, docWords } = segment.columns;
  const end = docWordStarts[doc + 1] as number;
  const matched: string[] = [];
  for (let at = docWordStarts[doc] as number; at < end; at++) {
    const packed = docWords[at] as number;
    if (level <= (packed & 3)) continue;
    const word = packed >>> 2;
    if (!isLookedFor(rated, word)) continue;
    const text = segment.words[word] as string;
    // What is marked with a language stands there without the mark, too.
    if (!isOwnWord(text)) matched.push(text);
  }
  return matched;
}

function isLookedFor(rated: FoundDocuments["rated"], word: number): boolean {
  for (const { choices } of rated) {
    for (const { from, to } of choices.ranges) if (from <= word && word < to) return true;
  }
  return false;
}
