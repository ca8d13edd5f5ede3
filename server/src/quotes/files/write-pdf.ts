import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { say } from "@neroli/phrases/say.ts";
import {
  bottomOf,
  drawPdf,
  drawRule,
  fonts,
  inks,
  margin,
  numberPages,
  type Pdf,
} from "../../kernel/pdf/paper.ts";
import { wrapText } from "../../kernel/pdf/wrap-text.ts";
import type { Fact } from "./line-words.ts";
import type { QuoteSheet, SheetLine } from "./to-sheet.ts";

const size = 8.5;
const lineHeight = size * 1.3;
const padding = 4;
const logoBox = { width: 170, height: 46 };
/** Points; the product has the rest. */
const widths = { number: 22, quantity: 78, price: 112, amount: 100 };
const factWidth = 110;
const rowsAtOnce = 5;

/** A drawing under way, and how far down its page it is. */
interface Sheet {
  pdf: Pdf;
  sheet: QuoteSheet;
  y: number;
}

/** A version to print: who offers what to whom, line by line, with what all of it costs. */
export function writeQuotePdf(sheet: QuoteSheet, logo: Buffer | null): Readable {
  const { language } = sheet;
  const title = `${sheet.title}: ${sheet.supplier}`;
  return drawPdf({ title, language, layout: "portrait" }, async (pdf) => {
    const drawing: Sheet = { pdf, sheet, y: margin };
    drawTop(drawing, logo);
    drawHead(drawing);
    for (const [at, line] of sheet.lines.entries()) {
      if (at % rowsAtOnce === 0) await setImmediate();
      drawLine(drawing, { line, number: at + 1 });
    }
    drawing.y += padding;
    for (const sum of sheet.sums) drawSum(drawing, sum);
    drawing.y += 2 * padding;
    for (const note of sheet.notes) drawNote(drawing, note);
    numberPages(pdf, (at) => say(language, "comparison.page", at));
  });
}

const inner = (pdf: Pdf) => pdf.page.width - 2 * margin;

/** Where each column begins. */
function columnsOf(pdf: Pdf) {
  const amount = pdf.page.width - margin - widths.amount;
  const price = amount - widths.price;
  const quantity = price - widths.quantity;
  const product = margin + widths.number;
  return { number: margin, product, quantity, price, amount, productWidth: quantity - product };
}

function drawTop(drawing: Sheet, logo: Buffer | null): void {
  const { pdf, sheet } = drawing;
  if (logo) {
    pdf.image(logo, margin, drawing.y, { fit: [logoBox.width, logoBox.height] });
    drawing.y += logoBox.height + 2 * padding;
  }
  pdf.font(fonts.bold).fontSize(16).fillColor(inks.text);
  pdf.text(sheet.title, margin, drawing.y, { lineBreak: false });
  drawing.y += 26;
  for (const fact of sheet.facts) drawFact(drawing, fact);
  drawing.y += 2 * padding;
}

function drawFact(drawing: Sheet, { label, text }: Fact): void {
  const { pdf } = drawing;
  write(drawing, { lines: [label], x: margin, ink: inks.soft });
  pdf.font(fonts.regular).fontSize(size);
  const lines = wrapText(text, inner(pdf) - factWidth, widthIn(pdf));
  write(drawing, { lines, x: margin + factWidth });
  drawing.y += lines.length * lineHeight + 1;
}

const widthIn = (pdf: Pdf) => (text: string) => pdf.widthOfString(text);

interface Written {
  lines: readonly string[];
  x: number;
  /** Points below where the drawing is. */
  below?: number;
  ink?: string;
  font?: string;
  /** Texts end here in place of beginning at x. */
  endsAt?: number;
}

function write(
  { pdf, y }: Sheet,
  { lines, x, below = 0, ink = inks.text, font = fonts.regular, endsAt }: Written,
): void {
  pdf.font(font).fontSize(size).fillColor(ink);
  for (const [at, text] of lines.entries()) {
    const left = endsAt === undefined ? x : endsAt - pdf.widthOfString(text);
    pdf.text(text, left, y + below + at * lineHeight, { lineBreak: false });
  }
}

/** The names of the columns, on each page that has lines. */
function drawHead(drawing: Sheet): void {
  const { pdf, sheet } = drawing;
  const { language } = sheet;
  const at = columnsOf(pdf);
  const height = lineHeight + 2 * padding;
  pdf.rect(margin, drawing.y, inner(pdf), height).fill(inks.group);
  drawing.y += padding;
  const head = { ink: inks.text, font: fonts.bold };
  write(drawing, { ...head, lines: ["#"], x: at.number + padding });
  write(drawing, { ...head, lines: [say(language, "quote-file.product")], x: at.product });
  write(drawing, { ...head, lines: [say(language, "quote-file.quantity")], x: at.quantity });
  write(drawing, { ...head, lines: [say(language, "quote-file.price")], x: at.price });
  const endsAt = pdf.page.width - margin - padding;
  write(drawing, { ...head, lines: [say(language, "quote-file.amount")], x: 0, endsAt });
  drawing.y += lineHeight + padding;
}

function turnPage(drawing: Sheet): void {
  drawing.pdf.addPage();
  drawing.y = margin;
}

/** Whole on one page: the longest that a line can be is shorter than that. */
function drawLine(drawing: Sheet, { line, number }: { line: SheetLine; number: number }): void {
  const { pdf } = drawing;
  const at = columnsOf(pdf);
  const cell = (text: string, width: number, font = fonts.regular) => {
    pdf.font(font).fontSize(size);
    return wrapText(text, width - 2 * padding, widthIn(pdf));
  };
  const name = cell(line.line.name, at.productWidth, fonts.bold);
  const details = line.details.flatMap((fact) => cell(detailText(fact), at.productWidth));
  const quantity = cell(line.quantity, widths.quantity);
  const price = cell(line.price, widths.price);
  const amount = cell(line.amount, widths.amount);
  const rows = Math.max(
    name.length + details.length,
    ...[quantity, price, amount].map(({ length }) => length),
  );
  const height = rows * lineHeight + 2 * padding;
  if (drawing.y + height > bottomOf(pdf)) {
    turnPage(drawing);
    drawHead(drawing);
  }
  drawing.y += padding;
  write(drawing, { lines: [String(number)], x: at.number + padding, ink: inks.soft });
  write(drawing, { lines: name, x: at.product, font: fonts.bold });
  const below = name.length * lineHeight;
  write(drawing, { lines: details, x: at.product, below, ink: inks.soft });
  write(drawing, { lines: quantity, x: at.quantity });
  write(drawing, { lines: price, x: at.price });
  write(drawing, { lines: amount, x: 0, endsAt: pdf.page.width - margin - padding });
  drawing.y = drawRule(pdf, drawing.y + rows * lineHeight + padding);
}

const detailText = ({ label, text }: Fact): string => {
  if (text === "") return label;
  return text.includes("\n") ? `${label}:\n${text}` : `${label}: ${text}`;
};

/** On the right, below the amounts. */
function drawSum(drawing: Sheet, { label, text }: Fact): void {
  const { pdf } = drawing;
  const labelWidth = 150;
  const left = columnsOf(pdf).quantity - labelWidth / 2;
  const endsAt = pdf.page.width - margin - padding;
  pdf.font(fonts.regular).fontSize(size);
  const labels = wrapText(label, labelWidth, widthIn(pdf));
  const lines = wrapText(text, endsAt - left - labelWidth - padding, widthIn(pdf));
  const rows = Math.max(labels.length, lines.length);
  if (drawing.y + rows * lineHeight > bottomOf(pdf)) turnPage(drawing);
  write(drawing, { lines: labels, x: left, ink: inks.soft });
  write(drawing, { lines, x: 0, endsAt });
  drawing.y += rows * lineHeight + 2;
}

/** Goes on on the next page where it is long. */
function drawNote(drawing: Sheet, { label, text }: Fact): void {
  const { pdf } = drawing;
  pdf.font(fonts.regular).fontSize(size);
  const lines = wrapText(text, inner(pdf), widthIn(pdf));
  if (label !== "") {
    if (drawing.y + 2 * lineHeight > bottomOf(pdf)) turnPage(drawing);
    write(drawing, { lines: [label], x: margin, font: fonts.bold });
    drawing.y += lineHeight;
  }
  for (const line of lines) {
    if (drawing.y + lineHeight > bottomOf(pdf)) turnPage(drawing);
    write(drawing, { lines: [line], x: margin });
    drawing.y += lineHeight;
  }
  drawing.y += padding;
}
