import { isOwnWord } from "@neroli/search/text/own-words.ts";
import { answersWord } from "@neroli/search/text/parse-query.ts";
import type { Trial } from "../matching/asked-index.ts";

/** Words of a document that were looked for, in order. */
export const matchedWords = (words: readonly string[], trial: Trial | null): string[] =>
  trial === null
    ? []
    : words.filter(
        (known) =>
          !isOwnWord(known) &&
          trial.words.some(
            (word, at) => answersWord(word, known) || trial.typos[at]?.includes(known),
          ),
      );
