import { wordsOf } from "./fold.ts";
import { type IdentifierQuery, identifierQuery } from "./identifiers.ts";

/** One word of a query; `completes` when longer words that start so match too. */
export interface QueryWord {
  text: string;
  completes: boolean;
  /** Was in quotes: matches as it is or not at all. */
  quoted: boolean;
}

export interface ParsedQuery {
  words: QueryWord[];
  /** The words with a blank between them: the form in which whole values are looked up. */
  phrase: string;
  identifier: IdentifierQuery | null;
}

const mostWords = 16;

/** Words of what was typed; the last one is taken as unfinished. Further than 16 are ignored. */
export function parseQuery(text: string): ParsedQuery {
  const words: QueryWord[] = [];
  text.split('"').forEach((piece, at, pieces) => {
    const quoted = at % 2 === 1 && at < pieces.length - 1;
    for (const word of wordsOf(piece)) words.push({ text: word, completes: false, quoted });
  });
  words.length = Math.min(words.length, mostWords);
  const last = words.at(-1);
  if (last !== undefined) last.completes = !last.quoted;
  return {
    words,
    phrase: words.map((word) => word.text).join(" "),
    identifier: identifierQuery(text),
  };
}
