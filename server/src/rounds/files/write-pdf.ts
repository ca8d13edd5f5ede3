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
import type { Fact } from "./facts-of.ts";
import type { ComparisonSheet, SheetLine, SheetOffer } from "./to-sheet.ts";

const size = 8;
const lineHeight = size * 1.3;
const padding = 4;
const factWidth = 130;
const rowsAtOnce = 5;
/** Points; the supplier has the rest. */
const widths = {
  cost: 92,
  per_kg: 84,
  per_active_kg: 84,
  lead_time: 52,
  delivery: 92,
  payment: 82,
  score: 40,
  completeness: 112,
};
type ColumnKey = "supplier" | keyof typeof widths;
const figures: ReadonlySet<ColumnKey> = new Set(["cost", "per_kg", "per_active_kg", "score"]);

/** A drawing under way, and how far down its page it is. */
interface Drawing {
  pdf: Pdf;
  sheet: ComparisonSheet;
  y: number;
}

/** Lying pages: how the offers were compared, then line by line who offers what. */
export function writeComparisonPdf(sheet: ComparisonSheet): Readable {
  const { language, title } = sheet;
  return drawPdf({ title, language, layout: "landscape" }, async (pdf) => {
    const drawing: Drawing = { pdf, sheet, y: margin };
    pdf.font(fonts.bold).fontSize(16).fillColor(inks.text);
    pdf.text(title, margin, margin, { lineBreak: false });
    drawing.y += 26;
    for (const fact of sheet.facts) drawFact(drawing, fact);
    for (const line of sheet.lines) await drawLine(drawing, line);
    numberPages(pdf, (at) => say(language, "comparison.page", at));
  });
}

const inner = (pdf: Pdf) => pdf.page.width - 2 * margin;

interface Column {
  key: ColumnKey;
  x: number;
  width: number;
}

function columnsIn(pdf: Pdf): Column[] {
  const fixed = Object.entries(widths) as [keyof typeof widths, number][];
  const rest = inner(pdf) - fixed.reduce((sum, [, width]) => sum + width, 0);
  let x = margin;
  return [["supplier", rest] as const, ...fixed].map(([key, width]) => {
    const column = { key, x, width };
    x += width;
    return column;
  });
}

interface Cell {
  text: string;
  font?: string;
  ink?: string;
}

function wrapCell(pdf: Pdf, { text, font = fonts.regular }: Cell, width: number): string[] {
  pdf.font(font).fontSize(size);
  return wrapText(text, width, (part) => pdf.widthOfString(part));
}

function drawFact(drawing: Drawing, { label, text }: Fact): void {
  const { pdf } = drawing;
  const lines = wrapCell(pdf, { text }, inner(pdf) - factWidth);
  for (const [at, each] of lines.entries()) {
    if (drawing.y + lineHeight > bottomOf(pdf)) turnPage(drawing);
    pdf.font(fonts.regular).fontSize(size);
    if (at === 0) pdf.fillColor(inks.soft).text(label, margin, drawing.y, { lineBreak: false });
    pdf.fillColor(inks.text).text(each, margin + factWidth, drawing.y, { lineBreak: false });
    drawing.y += lineHeight;
  }
  drawing.y += 1;
}

function turnPage(drawing: Drawing): void {
  drawing.pdf.addPage();
  drawing.y = margin;
}

/** What is wanted, then each offer; its columns are named again on each page. */
async function drawLine(drawing: Drawing, line: SheetLine): Promise<void> {
  const { pdf, sheet } = drawing;
  const { language } = sheet;
  const name = wrapCell(pdf, { text: line.name, font: fonts.bold }, inner(pdf));
  drawing.y += 3 * padding;
  // A heading never stands alone at the foot of a page.
  if (drawing.y + (name.length + 5) * lineHeight > bottomOf(pdf)) turnPage(drawing);
  writeLines(drawing, name, { x: margin, font: fonts.bold });
  drawing.y += name.length * lineHeight;
  if (line.wanted) {
    const quantity = `${line.wanted.value} ${line.wanted.unit}`;
    const wanted = say(language, "rounds.wanted", { quantity });
    writeLines(drawing, [wanted], { x: margin, ink: inks.soft });
    drawing.y += lineHeight;
  }
  drawing.y += padding;
  drawHead(drawing);
  for (const [at, offer] of line.offers.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate();
    drawOffer(drawing, offer);
  }
}

interface Writing {
  x: number;
  font?: string;
  ink?: string;
  /** Texts end here in place of beginning at x. */
  endsAt?: number;
}

function writeLines(
  { pdf, y }: Drawing,
  lines: readonly string[],
  { x, font = fonts.regular, ink = inks.text, endsAt }: Writing,
): void {
  pdf.font(font).fontSize(size).fillColor(ink);
  for (const [at, text] of lines.entries()) {
    const left = endsAt === undefined ? x : endsAt - pdf.widthOfString(text);
    pdf.text(text, left, y + at * lineHeight, { lineBreak: false });
  }
}

const titles = {
  supplier: "rounds.column.supplier",
  cost: "rounds.column.cost",
  per_kg: "rounds.column.per-kg",
  per_active_kg: "rounds.column.per-active",
  lead_time: "rounds.column.lead-time",
  delivery: "rounds.column.delivery",
  payment: "rounds.column.terms",
  score: "rounds.column.score",
  completeness: "rounds.file.completeness",
} as const satisfies Record<ColumnKey, string>;

function drawHead(drawing: Drawing): void {
  const { pdf, sheet } = drawing;
  const cells = columnsIn(pdf).map((column) => {
    const text = say(sheet.language, titles[column.key]);
    return { column, lines: wrapCell(pdf, { text, font: fonts.bold }, column.width - 2 * padding) };
  });
  const rows = Math.max(...cells.map(({ lines }) => lines.length));
  const height = rows * lineHeight + 2 * padding;
  pdf.rect(margin, drawing.y, inner(pdf), height).fill(inks.group);
  drawing.y += padding;
  for (const { column, lines } of cells) {
    writeLines(drawing, lines, { ...placeIn(column), font: fonts.bold });
  }
  drawing.y += height - padding;
}

const placeIn = ({ key, x, width }: Column): Writing =>
  figures.has(key) ? { x, endsAt: x + width - padding } : { x: x + padding };

/** Whole on one page: the longest that an offer can be is shorter than that. */
function drawOffer(drawing: Drawing, { supplier, offer }: SheetOffer): void {
  const { pdf, sheet } = drawing;
  const texts = offer
    ? textsOf(offer, sheet)
    : { cost: say(sheet.language, "rounds.file.no-offer") };
  const soft = offer ? [offer.alternative, ...offer.marks].filter(Boolean) : [];
  const cells = columnsIn(pdf).map((column) => {
    const room = column.width - 2 * padding;
    const { key } = column;
    if (key === "supplier") {
      const name = wrapCell(pdf, { text: supplier, font: fonts.bold }, room);
      return { column, lines: name, below: soft.flatMap((text) => wrapCell(pdf, { text }, room)) };
    }
    const text = (texts as Partial<Record<ColumnKey, string>>)[key] ?? "";
    return { column, lines: text ? wrapCell(pdf, { text }, room) : [], below: [] };
  });
  const rows = Math.max(...cells.map(({ lines, below }) => lines.length + below.length));
  if (drawing.y + rows * lineHeight + 2 * padding > bottomOf(pdf)) {
    turnPage(drawing);
    drawHead(drawing);
  }
  drawing.y += padding;
  for (const { column, lines, below } of cells) {
    const bold = column.key === "supplier" ? { font: fonts.bold } : {};
    writeLines(drawing, lines, { ...placeIn(column), ...bold });
    const under = { ...drawing, y: drawing.y + lines.length * lineHeight };
    writeLines(under, below, { ...placeIn(column), ink: inks.soft });
  }
  drawing.y = drawRule(pdf, drawing.y + rows * lineHeight + padding);
}

const textsOf = (
  offer: NonNullable<SheetOffer["offer"]>,
  { language }: ComparisonSheet,
): Record<Exclude<ColumnKey, "supplier">, string> => ({
  cost: offer.cost.text,
  per_kg: offer.per_kg.text,
  per_active_kg: offer.per_active_kg.text,
  lead_time: say(language, "rounds.days", { count: offer.lead_time_days }),
  delivery: offer.delivery,
  payment: offer.payment,
  score: offer.score === null ? "–" : String(offer.score),
  completeness: offer.completeness,
});
