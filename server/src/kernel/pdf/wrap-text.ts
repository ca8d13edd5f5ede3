/** How wide a text is in the typeface that it is written in. */
export type Measure = (text: string) => number;

/** Lines that are no wider than `width`, broken after blanks and hyphens, within a word if need be. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return text.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

/** Words are measured on their own: a line is measured over and over otherwise. */
function wrapParagraph(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const word of text.split(/(?<=[\s\-/,;])/)) {
    if (taken + measure(word.trimEnd()) <= width) {
      line += word;
      taken += measure(word);
      continue;
    }
    if (line !== "") lines.push(line.trimEnd());
    const pieces = cutWord(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
    taken = measure(line);
  }
  return [...lines, line.trimEnd()];
}

/** A name of a chemical may be longer than any line. */
function cutWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  let taken = 0;
  // Letters are measured on their own, as words are: a long word is measured over and over otherwise.
  for (const letter of word) {
    const letterWidth = measure(letter);
    if (piece !== "" && taken + letterWidth > width) {
      pieces.push(piece);
      piece = "";
      taken = 0;
    }
    piece += letter;
    taken += letterWidth;
  }
  return [...pieces, piece];
}
