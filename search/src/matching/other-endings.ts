import type { Seen } from "../asked.ts";
import { visibleEntries } from "../segments/segment-view.ts";
import type { QueryWord } from "../text/parse-query.ts";
import { endingsOf } from "../text/word-forms.ts";
import { wordNumber } from "./word-choices.ts";

/** The word with its other endings that somebody who sees so much may find. */
export function withEndings(seen: readonly Seen[], word: QueryWord): QueryWord {
  if (word.quoted) return word;
  const known = endingsOf(word.text).filter((form) =>
    seen.some(({ segment, view }) => {
      const number = wordNumber(segment, form);
      return number >= 0 && visibleEntries(segment, view, number) > 0;
    }),
  );
  return known.length === 0 ? word : { ...word, endings: known };
}
