import { PassThrough, type Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { Language } from "@neroli/contract/kernel/language.ts";
import PDFDocument from "pdfkit";
import { brandName } from "../current-portal.ts";

export type Pdf = InstanceType<typeof PDFDocument>;

/** The typeface of all PDFs (decision 22): letters of every language, Greek, and signs of values. */
export const fonts = {
  regular: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf")),
  bold: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf")),
};

/** Points on each side of a page. */
export const margin = 32;

export const inks = {
  text: "#22201d",
  soft: "#5f5a53",
  hairline: "#d8d2c9",
  group: "#efebe5",
  difference: "#fff8e8",
};

interface Paper {
  title: string;
  language: Language;
  layout: "portrait" | "landscape";
}

/** A PDF of A4 pages, and the stream of its bytes while `draw` draws it; what that throws ends both. */
export function drawPdf(paper: Paper, draw: (pdf: Pdf) => Promise<void>): Readable {
  const pdf = new PDFDocument({
    size: "A4",
    layout: paper.layout,
    margin,
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    info: { Title: paper.title, Author: brandName() },
  });
  const output = pdf.pipe(new PassThrough());
  draw(pdf).then(
    () => pdf.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

/** How far down a page may be written; the number stands below. */
export const bottomOf = (pdf: Pdf): number => pdf.page.height - margin - 16;

/** A hairline from margin to margin; answers where it is. */
export function drawRule(pdf: Pdf, y: number): number {
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(inks.hairline)
    .stroke();
  return y;
}

/** Writes at the foot of each page what `say` says of it. */
export function numberPages(pdf: Pdf, say: (at: { page: number; pages: number }) => string): void {
  const { count: pages } = pdf.bufferedPageRange();
  for (let page = 0; page < pages; page++) {
    pdf.switchToPage(page);
    // Below the margin, where text would begin another page.
    pdf.page.margins.bottom = 0;
    const text = say({ page: page + 1, pages });
    pdf.font(fonts.regular).fontSize(7.5).fillColor(inks.soft);
    const x = pdf.page.width - margin - pdf.widthOfString(text);
    pdf.text(text, x, pdf.page.height - margin, { lineBreak: false });
  }
}
