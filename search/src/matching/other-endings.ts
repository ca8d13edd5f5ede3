import type { ViewedSegment } from "../segments/opened-segment.ts";
import { visibleEntries } from "../segments/segment-view.ts";
import type { QueryWord } from "../text/parse-query.ts";
import { endingsOf } from "../text/word-forms.ts";
import { findWord } from "./word-choices.ts";

/** A query word with those of its other endings that stand in a document the viewer may read. */
export function addEndings(seen: readonly ViewedSegment[], word: QueryWord): QueryWord {
  if (word.quoted) return word;
  const known = endingsOf(word.text).filter((form) =>
    seen.some(({ segment, view }) => {
      const number = findWord(segment, form);
      return number >= 0 && visibleEntries(segment, view, number) > 0;
    }),
  );
  return known.length === 0 ? word : { ...word, endings: known };
}
