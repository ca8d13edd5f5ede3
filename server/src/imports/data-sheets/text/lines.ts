import { plainText } from "../../readers/read-number.ts";
import type { PageOfPieces } from "./open-pdf.ts";
import type { Cell, Line, Piece } from "./pieces.ts";

/** Shares of the size of letters: what is nearer is one word; what is further is another cell. */
const noBlank = 0.12;
const nextCell = 0.95;
/** Letters whose feet are this near to each other stand in one line. */
const sameLine = 0.45;

/** The lines of all pages from top to bottom, without what is repeated at the margins of pages. */
export const linesOf = (pages: readonly PageOfPieces[]): Line[] =>
  withoutMargins(
    pages,
    pages.map(({ pieces }, page) => linesOfPage(page, pieces)),
  );

function linesOfPage(page: number, pieces: readonly Piece[]): Line[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && piece.y - first.y < sameLine * Math.max(first.size, piece.size)) {
      row.push(piece);
    } else rows.push([piece]);
  }
  return rows.map((row) => lineOf(page, row));
}

function lineOf(page: number, row: readonly Piece[]): Line {
  const cells: Cell[] = [];
  let size = 0;
  for (const { text, x, end, size: own } of row.toSorted((a, b) => a.x - b.x)) {
    size = Math.max(size, own);
    const last = cells.at(-1);
    const gap = last ? x - last.end : 0;
    if (last && gap < nextCell * own) {
      // Shadows of letters are drawn by printing them twice.
      if (text === last.text && Math.abs(x - last.x) < 1) continue;
      last.text += gap > noBlank * own ? ` ${text}` : text;
      last.end = Math.max(last.end, end);
    } else cells.push({ text, x, end });
  }
  const tidy = cells.map((cell) => ({ ...cell, text: plainText(cell.text) }));
  const [{ y } = { y: 0 }] = row;
  return { page, y, size, cells: tidy, text: plainText(tidy.map(({ text }) => text).join(" ")) };
}

/** Of a page's height: heads and feet of pages stand there. */
const margin = 0.14;

/** Without heads and feet: what stands at the margin of most pages, whatever number it has. */
function withoutMargins(pages: readonly PageOfPieces[], lines: readonly Line[][]): Line[] {
  const atMargin = ({ page, y }: Line) => {
    const { height = 1 } = pages[page] ?? {};
    return y < margin * height || y > (1 - margin) * height;
  };
  const sameText = ({ text }: Line) => text.replace(/\d+/g, "#");
  const times = new Map<string, number>();
  for (const page of lines) {
    for (const text of new Set(page.filter(atMargin).map(sameText))) {
      times.set(text, (times.get(text) ?? 0) + 1);
    }
  }
  const often = Math.max(2, Math.ceil(lines.length * 0.6));
  // The head of the first page may be all that says what the sheet is of.
  const isHead = ({ page, y }: Line) => page === 0 && y < margin * (pages[0]?.height ?? 1);
  return lines.flatMap((page) =>
    page.filter(
      (line) => isHead(line) || !atMargin(line) || (times.get(sameText(line)) ?? 0) < often,
    ),
  );
}
