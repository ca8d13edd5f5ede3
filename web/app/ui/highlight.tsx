import type { ReactNode } from "react";
import { foldText } from "./fold-text.ts";

const word = /([\p{L}\p{N}\p{M}'’]+)/u;

/** A text with the words marked that answered the search; `matches` are folded words. */
export function Highlight({ text, matches }: { text: string; matches: readonly string[] }) {
  if (matches.length === 0) return text;
  // Most texts hold none of the words: found out at once, without taking them apart.
  const folded = foldText(text);
  if (!matches.some((match) => folded.includes(match))) return text;
  const pieces: ReactNode[] = [];
  let between = "";
  // Splitting by a group leaves the words at the odd places.
  for (const [at, piece] of text.split(word).entries()) {
    if (at % 2 === 0 || !matches.includes(foldText(piece))) {
      between += piece;
      continue;
    }
    pieces.push(between, <mark key={at}>{piece}</mark>);
    between = "";
  }
  return pieces.length === 0 ? text : [...pieces, between];
}
