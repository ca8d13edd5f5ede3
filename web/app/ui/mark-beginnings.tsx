import type { ReactNode } from "react";
import { foldText } from "./fold-text.ts";

const word = /([\p{L}\p{N}\p{M}'’]+)/u;
const separators = /[^\p{L}\p{N}]+/u;

/** A text in which the beginnings of words are marked that begin as those that are typed. */
export function MarkBeginnings({ text, typed }: { text: string; typed: string }) {
  const begun = foldText(typed).split(separators).filter(Boolean);
  if (begun.length === 0) return text;
  const pieces: ReactNode[] = [];
  // Splitting by a group leaves the words at the odd places.
  for (const [at, piece] of text.split(word).entries()) {
    const folded = at % 2 === 1 ? foldText(piece) : "";
    const letters = Math.max(0, ...begun.map((one) => (folded.startsWith(one) ? one.length : 0)));
    // A letter that is folded into two would shift what is marked.
    const length = letters > 0 && folded.length !== piece.length ? piece.length : letters;
    if (length > 0) pieces.push(<mark key={at}>{piece.slice(0, length)}</mark>);
    pieces.push(piece.slice(length));
  }
  return pieces;
}
