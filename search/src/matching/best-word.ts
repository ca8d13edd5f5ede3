import type { Segment, SegmentView } from "../segments/opened-segment.ts";
import { firstPosting } from "../segments/segment.ts";
import type { WordChoices } from "./word-choices.ts";

/** The best meeting of a document's words with the ranges, 0 for none, and by which word. */
export function bestWord(
  segment: Segment,
  { view, ranges, doc }: { view: SegmentView; ranges: WordChoices["ranges"]; doc: number },
): { value: number; word: number } {
  const { docWordStarts, docWords, postingDocs, postingEntries, wordStarts, classes } =
    segment.columns;
  const level = view.levels[classes[doc] as number] as number;
  const end = docWordStarts[doc + 1] as number;
  let best = 0;
  let by = -1;
  for (let at = docWordStarts[doc] as number; at < end; at++) {
    const packed = docWords[at] as number;
    if (level <= (packed & 3)) continue;
    const word = packed >>> 2;
    for (const { from, to, kind } of ranges) {
      if (word < from || word >= to) continue;
      const last = wordStarts[word + 1] as number;
      for (let row = firstPosting(segment, word, doc); row < last; row++) {
        if (postingDocs[row] !== doc) break;
        const entry = postingEntries[row] as number;
        const value = (entry >> 2) | (kind << 14);
        if (level <= (entry & 3) || value < best || (value === best && word >= by)) continue;
        best = value;
        by = word;
      }
    }
  }
  return { value: best, word: by };
}
