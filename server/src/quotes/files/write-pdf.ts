import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { say } from "@neroli/phrases/say.ts";
import {
  type Drawing,
  drawFact,
  drawTitle,
  type Fact,
  innerWidth,
  lineHeightOf,
  makeRoom,
  wrapIn,
  writeLines,
} from "../../kernel/pdf/drawing.ts";
import {
  drawPdf,
  drawRule,
  fonts,
  inks,
  margin,
  numberPages,
  type Pdf,
} from "../../kernel/pdf/paper.ts";
import type { QuoteSheet, SheetLine } from "./to-sheet.ts";

const size = 8.5;
const lineHeight = lineHeightOf({ size });
const padding = 4;
const logoBox = { width: 170, height: 46 };
/** Points; the product has the rest. */
const widths = { number: 22, quantity: 78, price: 112, amount: 100 };
const factWidth = 110;
const rowsAtOnce = 5;

interface Sheet extends Drawing {
  sheet: QuoteSheet;
}

/** A version to print: who offers what to whom, line by line, with what all of it costs. */
export function writeQuotePdf(sheet: QuoteSheet, logo: Buffer | null): Readable {
  const { language } = sheet;
  const title = `${sheet.title}: ${sheet.supplier}`;
  return drawPdf({ title, language, layout: "portrait" }, async (pdf) => {
    const drawing: Sheet = { pdf, sheet, y: margin, size };
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
  drawTitle(drawing, sheet.title);
  for (const fact of sheet.facts) drawFact(drawing, fact, factWidth);
  drawing.y += 2 * padding;
}

/** The names of the columns, on each page that has lines. */
function drawHead(drawing: Sheet): void {
  const { pdf, sheet } = drawing;
  const { language } = sheet;
  const at = columnsOf(pdf);
  const height = lineHeight + 2 * padding;
  pdf.rect(margin, drawing.y, innerWidth(pdf), height).fill(inks.group);
  drawing.y += padding;
  const head = { ink: inks.text, font: fonts.bold };
  writeLines(drawing, ["#"], { ...head, x: at.number + padding });
  writeLines(drawing, [say(language, "quote-file.product")], { ...head, x: at.product });
  writeLines(drawing, [say(language, "quote-file.quantity")], { ...head, x: at.quantity });
  writeLines(drawing, [say(language, "quote-file.price")], { ...head, x: at.price });
  const endsAt = pdf.page.width - margin - padding;
  writeLines(drawing, [say(language, "quote-file.amount")], { ...head, x: 0, endsAt });
  drawing.y += lineHeight + padding;
}

/** Whole on one page: the longest that a line can be is shorter than that. */
function drawLine(drawing: Sheet, { line, number }: { line: SheetLine; number: number }): void {
  const { pdf } = drawing;
  const at = columnsOf(pdf);
  const cell = (text: string, width: number, font = fonts.regular) =>
    wrapIn(drawing, text, { width: width - 2 * padding, font });
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
  if (makeRoom(drawing, height)) drawHead(drawing);
  drawing.y += padding;
  writeLines(drawing, [String(number)], { x: at.number + padding, ink: inks.soft });
  writeLines(drawing, name, { x: at.product, font: fonts.bold });
  const below = name.length * lineHeight;
  writeLines(drawing, details, { x: at.product, below, ink: inks.soft });
  writeLines(drawing, quantity, { x: at.quantity });
  writeLines(drawing, price, { x: at.price });
  writeLines(drawing, amount, { x: 0, endsAt: pdf.page.width - margin - padding });
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
  const labels = wrapIn(drawing, label, { width: labelWidth });
  const lines = wrapIn(drawing, text, { width: endsAt - left - labelWidth - padding });
  const rows = Math.max(labels.length, lines.length);
  makeRoom(drawing, rows * lineHeight);
  writeLines(drawing, labels, { x: left, ink: inks.soft });
  writeLines(drawing, lines, { x: 0, endsAt });
  drawing.y += rows * lineHeight + 2;
}

/** Goes on on the next page where it is long. */
function drawNote(drawing: Sheet, { label, text }: Fact): void {
  const lines = wrapIn(drawing, text, { width: innerWidth(drawing.pdf) });
  if (label !== "") {
    makeRoom(drawing, 2 * lineHeight);
    writeLines(drawing, [label], { x: margin, font: fonts.bold });
    drawing.y += lineHeight;
  }
  for (const line of lines) {
    makeRoom(drawing, lineHeight);
    writeLines(drawing, [line], { x: margin });
    drawing.y += lineHeight;
  }
  drawing.y += padding;
}
