import { bottomOf, fonts, inks, margin, type Pdf } from "./paper.ts";
import { wrapText } from "./wrap-text.ts";

/** A drawing under way: how far down its page it is, and the size of its letters (points). */
export interface Drawing {
  pdf: Pdf;
  y: number;
  size: number;
}

/** Something with its name: "Valid until", "30/06/2027". */
export interface Fact {
  label: string;
  text: string;
}

interface Written {
  x: number;
  /** Points below where the drawing is. */
  below?: number;
  ink?: string;
  font?: string;
  /** Texts end here in place of beginning at x. */
  endsAt?: number;
}

const titleSize = 16;

export const lineHeightOf = ({ size }: Pick<Drawing, "size">): number => size * 1.3;

/** How wide a page is between its margins. */
export const innerWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin;

/** Begins another page where these rows would not stand whole on this one; answers whether it did. */
export function makeRoom(drawing: Drawing, height: number): boolean {
  if (drawing.y + height <= bottomOf(drawing.pdf)) return false;
  drawing.pdf.addPage();
  drawing.y = margin;
  return true;
}

/** The lines of a text that is this wide at the most. */
export function wrapIn(
  { pdf, size }: Drawing,
  text: string,
  { width, font = fonts.regular }: { width: number; font?: string },
): string[] {
  pdf.font(font).fontSize(size);
  return wrapText(text, width, (part) => pdf.widthOfString(part));
}

/** Writes lines that are wrapped already, without moving on. */
export function writeLines(
  drawing: Drawing,
  lines: readonly string[],
  { x, below = 0, ink = inks.text, font = fonts.regular, endsAt }: Written,
): void {
  const { pdf, y, size } = drawing;
  const lineHeight = lineHeightOf(drawing);
  pdf.font(font).fontSize(size).fillColor(ink);
  for (const [at, text] of lines.entries()) {
    const left = endsAt === undefined ? x : endsAt - pdf.widthOfString(text);
    pdf.text(text, left, y + below + at * lineHeight, { lineBreak: false });
  }
}

export function drawTitle(drawing: Drawing, title: string): void {
  const head = { ...drawing, size: titleSize };
  const lines = wrapIn(head, title, { width: innerWidth(drawing.pdf), font: fonts.bold });
  writeLines(head, lines, { x: margin, font: fonts.bold });
  drawing.y += lines.length * lineHeightOf(head) + 5;
}

/** A name, and beside it as many lines as its text needs; a long one goes on on the next page. */
export function drawFact(drawing: Drawing, { label, text }: Fact, labelWidth: number): void {
  const lineHeight = lineHeightOf(drawing);
  const lines = wrapIn(drawing, text, { width: innerWidth(drawing.pdf) - labelWidth });
  for (const [at, line] of lines.entries()) {
    makeRoom(drawing, lineHeight);
    if (at === 0) writeLines(drawing, [label], { x: margin, ink: inks.soft });
    writeLines(drawing, [line], { x: margin + labelWidth });
    drawing.y += lineHeight;
  }
  drawing.y += 1;
}
